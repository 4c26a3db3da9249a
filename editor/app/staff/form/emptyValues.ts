/** What becomes of a value that is deleted. The line of the file goes with it, and its comment: while it is typed anew, it must stay. */

import { isGroup } from '../../../../branches/yaml/values.ts';
import type { FieldSchema } from '../../../form/types.ts';
import { isBlank } from './blank.ts';

/** An optional field without a value is null and goes from the file; a required one is empty and keeps its key. */
export const emptyValue = ({ isOptional }: FieldSchema): null | '' => (isOptional ? null : '');

/** The value of a field that a person leaves. Only then its empty texts go. */
export function valueAfterBlur(schema: FieldSchema, value: unknown): unknown {
  if (schema.isOptional && value !== undefined && isBlank(value)) return null;
  if (schema.kind !== 'localText' || !isGroup(value)) return value;
  const entries = Object.entries(value);
  const kept = entries.filter(([code, text]) => code === 'en' || !isBlank(text));
  return kept.length === entries.length ? value : Object.fromEntries(kept);
}
