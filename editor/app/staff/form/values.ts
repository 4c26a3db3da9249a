/** Conversions between the values of files and of inputs. */
import { isDay } from '../../../../branches/model/day.ts';
import { isGroup, isList } from '../../../../branches/yaml/values.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import type { FieldSchema } from '../../../content/fieldSchema.ts';
import { hasNoInput } from '../../../yaml/values.ts';

/** The name of a value in attributes and addresses. */
export const pathKey = (path: Path): string => path.join('.');

/** Whether a path leads to a value or into it. */
export const isAt = (path: Path | undefined, value: Path): boolean =>
  path !== undefined && value.every((step, index) => path[index] === step);

/** Nothing typed: no value, an empty text, or a group without any value. An empty list is a value. */
export const isBlank = (value: unknown): boolean => !isList(value) && hasNoInput(value);

/** A value as an input shows it; empty for other types, such as a list. */
export const written = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** Parses a figure; undefined for nothing. Anything else is returned as it is, for the build's error message. */
export function readFigure(typed: string): number | string | undefined {
  const text = typed.trim().replace(/^(?:rs\.?|ரூபாய்|ரூ\.?|₹)\s*|,(?=\d)|\s*\/-$/gi, '');
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text || undefined;
}

/** The value for a file: null in place of empty texts. */
export const asInFile = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null, (_, each) => (each === '' || each === undefined ? null : each)));

/** A new list entry with all required keys, without samples that somebody might publish. */
export function blankEntry({ kind, fields = [] }: FieldSchema): unknown {
  if (kind === 'list') return [];
  // A new exception is usually a holiday.
  if (kind === 'hours') return 'closed';
  if (kind === 'localText') return { en: null };
  if (kind !== 'group') return null;
  const needed = fields.filter(({ isOptional }) => !isOptional);
  return Object.fromEntries(needed.map((field) => [field.key ?? '', blankEntry(field)]));
}

/** The value of a field on blur, without empty texts. Until then, they keep their lines and comments in the file. */
export function valueAfterBlur(schema: FieldSchema, value: unknown): unknown {
  if (schema.isOptional && value !== undefined && isBlank(value)) return undefined;
  if (schema.kind !== 'localText' || !isGroup(value)) return value;
  const entries = Object.entries(value);
  const filled = entries.filter(([code, text]) => code === 'en' || !isBlank(text));
  return filled.length === entries.length ? value : Object.fromEntries(filled);
}

/** The heading of a list entry in a language, or else in English; undefined if nothing is typed yet. @param dayOf formats a day */
export function entryHeading(value: unknown, language: string, dayOf: (day: string) => string): string | undefined {
  if (typeof value === 'string') return isDay(value) ? dayOf(value) : value || undefined;
  if (!isGroup(value)) return undefined;
  // The id of an entry that is still without a title says nothing.
  const id = 'title' in value || 'name' in value ? [] : ['id'];
  const names = ['name', 'title', 'tag', 'day', 'branch', ...id, language, 'en'];
  const [heading] = names.flatMap((name) => entryHeading(value[name], language, dayOf) ?? []);
  const why = value.day && entryHeading(value.note, language, dayOf);
  return [heading, why].filter(Boolean).join(': ') || undefined;
}
