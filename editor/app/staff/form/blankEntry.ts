import { isGroup } from '../../../../branches/yaml/values.ts';
import type { FieldSchema } from '../../../form/types.ts';

/** A new entry of a list: a place for everything that it must have, without samples that somebody might publish. */
export function blankEntry(schema: FieldSchema): unknown {
  if (schema.kind === 'list') return [];
  // A day that is entered is most often a holiday.
  if (schema.kind === 'hours') return 'closed';
  if (schema.kind === 'localText') return { en: '' };
  if (schema.kind !== 'group') return '';
  const needed = (schema.fields ?? []).filter(({ isOptional }) => !isOptional);
  return Object.fromEntries(needed.map((field) => [field.key ?? '', blankEntry(field)]));
}

/** The same as it stands in the file: a key without a value. */
export function asInFile(entry: unknown): unknown {
  if (Array.isArray(entry)) return entry.map(asInFile);
  if (isGroup(entry)) return Object.fromEntries(Object.entries(entry).map(([key, each]) => [key, asInFile(each)]));
  return entry === '' ? null : entry;
}
