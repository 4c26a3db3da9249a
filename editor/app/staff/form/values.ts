/** What fields make of values, and what values say. */
import { isGroup, isList } from '../../../../branches/yaml/values.ts';
import { normalText } from '../../../../diagnostics/normalText.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import type { FieldSchema } from '../../../content/fieldSchema.ts';
import { hasNoInput, isSame } from '../../../yaml/values.ts';

/** The name of a value in attributes and addresses. */
export const pathKey = (path: Path): string => path.join('.');

/** Whether a path leads to a value or into it. */
export const isAt = (path: Path | undefined, value: Path): boolean =>
  path !== undefined && value.every((step, index) => path[index] === step);

/** Nothing typed: no value, an empty text, or a group without any value. An empty list is a value. */
export const isBlank = (value: unknown): boolean => !isList(value) && hasNoInput(value);

/** A value as an input shows it. What is no text, such as a list where the file should have a text, is not shown. */
export const written = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** What is typed as a figure; undefined for nothing. Anything else stays as it is, so that the build's sentence can say what is wrong. */
export function readFigure(typed: string): number | string | undefined {
  const text = typed.trim().replace(/^(?:rs\.?|ரூபாய்|ரூ\.?|₹)\s*|,(?=\d)|\s*\/-$/gi, '');
  return /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : text || undefined;
}

/** The same as it stands in a file: a key without a value in place of an empty text. */
export const asInFile = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value ?? null, (_, each) => (each === '' || each === undefined ? null : each)));

/** A new entry of a list: a place for everything that it must have, without samples that somebody might publish. */
export function blankEntry({ kind, fields = [] }: FieldSchema): unknown {
  if (kind === 'list') return [];
  // A day that is entered is most often a holiday.
  if (kind === 'hours') return 'closed';
  if (kind === 'localText') return { en: null };
  if (kind !== 'group') return null;
  const needed = fields.filter(({ isOptional }) => !isOptional);
  return Object.fromEntries(needed.map((field) => [field.key ?? '', blankEntry(field)]));
}

/** The value of a field that a person leaves. Only then its empty texts go: while a text is typed anew, its line and its comment stay. */
export function valueAfterBlur(schema: FieldSchema, value: unknown): unknown {
  if (schema.isOptional && value !== undefined && isBlank(value)) return undefined;
  if (schema.kind !== 'localText' || !isGroup(value)) return value;
  const entries = Object.entries(value);
  const filled = entries.filter(([code, text]) => code === 'en' || !isBlank(text));
  return filled.length === entries.length ? value : Object.fromEntries(filled);
}

/** A name for an entry of a list, best first; undefined if nothing is typed yet. */
export function entryHeading(value: unknown): string | undefined {
  if (typeof value === 'string') return value || undefined;
  if (!isGroup(value)) return undefined;
  const names = ['name', 'title', 'tag', 'day', 'branch', 'id', 'en'];
  return names.map((name) => entryHeading(value[name])).find((title) => title !== undefined);
}

/** Whether values say the same while they are typed: a space may begin a word, and what has no value may be absent from the file. */
export const isSameInput = (one: unknown, other: unknown): boolean => isSame(normalized(one), normalized(other));

function normalized(value: unknown): unknown {
  if (typeof value === 'string') return normalText(value) || undefined;
  if (isList(value)) return value.length > 0 ? value.map(normalized) : undefined;
  if (!isGroup(value)) return value ?? undefined;
  const entries = Object.entries(value).map(([key, each]) => [key, normalized(each)] as const);
  const filled = entries.filter(([, each]) => each !== undefined);
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}
