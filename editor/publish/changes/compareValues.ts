import { type Group, isGroup, isList } from '../../../branches/yaml/values.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { FieldSchema } from '../../form/fieldSchema.ts';
import { isSame } from '../../yaml/values.ts';

/** Two values of a field that differ; an undefined one does not exist. */
type Difference = Readonly<{
  path: Path;
  before: unknown;
  after: unknown;
  /** The fields on the way, from the outside. */
  fields: readonly FieldSchema[];
  /** Names on the way: of fields, and of entries of lists. */
  labels: readonly string[];
  language?: string;
}>;

type Place = Pick<Difference, 'path' | 'fields' | 'labels'>;

/** The fields whose values differ, each with the names that a form gives them. */
export function compareValues(before: unknown, after: unknown, schema: FieldSchema): readonly Difference[] {
  return compare(before, after, { path: [], fields: [schema], labels: [] });
}

function compare(before: unknown, after: unknown, place: Place): readonly Difference[] {
  if (isSame(before, after)) return [];
  const field = place.fields.at(-1);
  const whole = { ...place, before, after };
  if (before === undefined || after === undefined) return [whole];
  if (field?.kind === 'localText' && isGroup(before) && isGroup(after)) {
    return keysOf(before, after).flatMap((language) =>
      compare(before[language], after[language], { ...place, path: [...place.path, language] }).map((difference) => ({
        ...difference,
        language,
      })),
    );
  }
  if (field?.fields && field.kind === 'group' && isGroup(before) && isGroup(after)) {
    return keysOf(before, after).flatMap((key) =>
      compare(before[key], after[key], inside(place, key, fieldIn(field, key))),
    );
  }
  if (field?.kind === 'list' && field.item && hasParts(field.item) && isList(before) && isList(after)) {
    return compareLists(before, after, place, field.item);
  }
  return [whole];
}

const hasParts = ({ kind }: FieldSchema) => kind === 'group' || kind === 'localText';

/** Entries with the same id, or else the same place, are the same entry. */
function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  place: Place,
  item: FieldSchema,
): readonly Difference[] {
  const idsBefore = before.map(idOf);
  const idsAfter = after.map(idOf);
  const ids = [...new Set([...idsAfter, ...idsBefore])];
  const differences = ids.flatMap((id) => {
    const [old, now] = [idsBefore.indexOf(id), idsAfter.indexOf(id)];
    const entry = after[now] ?? before[old];
    const name = nameOf(entry);
    return compare(before[old], after[now], {
      path: [...place.path, now < 0 ? old : now],
      fields: [...place.fields, item],
      labels: name === undefined ? place.labels : [...place.labels, name],
    });
  });
  // Only their order has changed.
  return differences.length > 0 ? differences : [{ ...place, before, after }];
}

/** What tells an entry of a list from the others: also when one before it is added or removed. */
function idOf(entry: unknown, index: number): string {
  const name = isGroup(entry) && isGroup(entry.name) ? entry.name.en : undefined;
  const key = isGroup(entry) ? (entry.id ?? entry.day ?? name) : undefined;
  return typeof key === 'string' ? key : `${index}`;
}

/** What a person calls an entry: its name or title in English. */
function nameOf(entry: unknown): string | undefined {
  if (!isGroup(entry)) return undefined;
  for (const key of ['title', 'name', 'note', 'day', 'id']) {
    const value = entry[key];
    const text = isGroup(value) ? value.en : value;
    if (typeof text === 'string') return text;
  }
  return undefined;
}

function inside(place: Place, key: string, field: FieldSchema): Place {
  return {
    path: [...place.path, key],
    fields: [...place.fields, field],
    labels: [...place.labels, field.title],
  };
}

/** The field of a key; one that the schema does not know is called by its key. */
const fieldIn = (group: FieldSchema, key: string): FieldSchema =>
  group.fields?.find((field) => field.key === key) ?? { kind: 'yaml', key, title: key, isOptional: true };

const keysOf = (one: Group, other: Group) => [...new Set([...Object.keys(other), ...Object.keys(one)])];
