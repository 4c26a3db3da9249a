import { type Group, isGroup, isList } from '../../../branches/yaml/values.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { FieldSchema } from '../../form/fieldSchema.ts';
import { isSame } from '../../yaml/values.ts';

/** Two values of a field that differ; an undefined one does not exist. */
type Difference = Readonly<{
  before: unknown;
  after: unknown;
  field: FieldSchema;
  /** Names on the way, from the outside: of fields, and of entries of lists. */
  labels: readonly string[];
  /** Of the field; of a field of an entry, that of its list. */
  path: Path;
  language?: string;
}>;

/** The fields whose values differ, each with the names that a form gives them. */
export function compareValues(
  before: unknown,
  after: unknown,
  field: FieldSchema,
  labels: readonly string[] = [],
  path: Path = [],
): readonly Difference[] {
  if (isSame(before, after)) return [];
  const whole = [{ before, after, field, labels, path }];
  if (field.kind === 'localText' && isGroup(before) && isGroup(after)) {
    return keysOf(before, after)
      .filter((language) => !isSame(before[language], after[language]))
      .map((language) => ({ before: before[language], after: after[language], field, labels, path, language }));
  }
  if (field.kind === 'group' && isGroup(before) && isGroup(after)) {
    return keysOf(before, after).flatMap((key) => {
      const inner = fieldIn(field, key);
      return compareValues(before[key], after[key], inner, [...labels, inner.title], [...path, key]);
    });
  }
  const { item } = field;
  if (item && (item.kind === 'group' || item.kind === 'localText') && isList(before) && isList(after)) {
    const [idsBefore, idsAfter] = [before.map(idOf), after.map(idOf)];
    const differences = [...new Set([...idsAfter, ...idsBefore])].flatMap((id) => {
      const [old, now] = [before[idsBefore.indexOf(id)], after[idsAfter.indexOf(id)]];
      return compareValues(old, now, item, [...labels, ...nameOf(now ?? old)], path);
    });
    // Perhaps only their order has changed.
    return differences.length > 0 ? differences : whole;
  }
  return whole;
}

/** What tells an entry of a list from the others, also when one before it is added or removed: its id, or else its place. */
function idOf(entry: unknown, index: number): string {
  const name = isGroup(entry) && isGroup(entry.name) ? entry.name.en : undefined;
  const key = isGroup(entry) ? (entry.id ?? entry.day ?? name) : undefined;
  return typeof key === 'string' ? key : `${index}`;
}

/** What a person calls an entry, if it has a name: its name or title in English. */
export function nameOf(entry: unknown): readonly string[] {
  if (!isGroup(entry)) return [];
  for (const key of ['name', 'title', 'note', 'day', 'id']) {
    const value = entry[key];
    const text = isGroup(value) ? value.en : value;
    if (typeof text === 'string') return [text];
  }
  return [];
}

/** The field of a key; one that the schema does not know is called by its key. */
const fieldIn = (group: FieldSchema, key: string): FieldSchema =>
  group.fields?.find((field) => field.key === key) ?? { kind: 'yaml', key, title: key, isOptional: true };

const keysOf = (one: Group, other: Group) => [...new Set([...Object.keys(other), ...Object.keys(one)])];
