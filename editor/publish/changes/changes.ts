/** What publishing would change, as data: the sentences are in the editor's words. */
import { z } from 'zod';
import { CLINIC_ID } from '../../../branches/model/files/crossChecks.ts';
import { withoutBlanks } from '../../../branches/model/files/schemaAt.ts';
import { schemaOf } from '../../../branches/model/files/schemaOf.ts';
import { readYaml } from '../../../branches/yaml/readYaml.ts';
import { type Group, isGroup, isList } from '../../../branches/yaml/values.ts';
import { normalText } from '../../../diagnostics/normalText.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { flattenTexts } from '../../../locales/model/flattenTexts.ts';
import { jsonValue } from '../../../locales/model/json/jsonValue.ts';
import { parseRecord } from '../../../locales/model/record.ts';
import { parseSignatures, signaturesPath } from '../../../locales/model/signatures.ts';
import { type FieldSchema, fieldSchema } from '../../form/fieldSchema.ts';
import type { ChangedText } from '../../store/contentStore.ts';
import { isSame } from '../../yaml/values.ts';
import { languageLabels, type Names } from './names.ts';
import { valueText } from './valueText.ts';

type Action = 'added' | 'removed' | 'changed';

export type Change =
  /** A value of a branch file. */
  | Readonly<{
      kind: 'fact';
      action: Action;
      file: string;
      /** The branch, or the clinic. */
      place: string;
      /** Whether all branches have it. */
      isShared: boolean;
      /** Names of the field and the groups around it, from the outside: "Opening hours", "Sunday". */
      labels: readonly string[];
      /** Of the field; of a field of an entry, that of its list. */
      path: Path;
      /** In the words of a person; undefined if there is none. */
      before: string | undefined;
      after: string | undefined;
      /** Code of the language, if it is a text in one of several. */
      language: string | undefined;
    }>
  /** A whole branch. */
  | Readonly<{ kind: 'branch'; action: 'added' | 'removed'; file: string; place: string }>
  /** Texts of a words file. */
  | Readonly<{
      kind: 'texts';
      file: string;
      language: string;
      /** Name of the page, and of another language than English. */
      page: string;
      texts: readonly Readonly<{ key: string; before: string | undefined; after: string | undefined }>[];
    }>
  /** How many texts of a page have been marked as reviewed. */
  | Readonly<{ kind: 'reviewed'; file: string; page: string; count: number }>
  /** A dentist's signature of a page. */
  | Readonly<{ kind: 'signed'; file: string; by: string; page: string }>
  /** For whom something to do is. */
  | Readonly<{ kind: 'assigned'; file: string; label: string; before: string | undefined; after: string | undefined }>
  /** Anything else in the content folders. */
  | Readonly<{ kind: 'picture' | 'file'; action: Action; file: string }>;

const FACTS = /^branches\/([^/]+)\.ya?ml$/i;
const WORDS = /^locales\/([a-z]{2})\/([^/]+)\.json$/;
const RECORD = /^locales\/record\/([a-z]{2})\.json$/;

/** What the change of these files changes on the site. Of a picture, any text tells one from another. */
export const changesOf = (files: readonly ChangedText[], names: Names): readonly Change[] =>
  files.flatMap((file) => fileChanges(file, names));

function fileChanges(file: ChangedText, names: Names): readonly Change[] {
  const { path, before, after } = file;
  const kind = path.startsWith('media/') ? 'picture' : 'file';
  const asFile: Change = { kind, action: actionOf(before, after), file: path };
  try {
    if (RECORD.test(path)) return reviews(file, names);
    if (path === ASSIGNED) return assignedChanges(file);
    const [, id] = FACTS.exec(path) ?? [];
    const changes =
      path === signaturesPath()
        ? signedChanges(file, names)
        : id === undefined
          ? textChanges(file, names)
          : factChanges(file, id, names);
    // Perhaps only comments or the order have changed.
    return changes.length > 0 ? changes : [asFile];
  } catch {
    // A file that cannot be read has changed, and that is all there is to say.
    return [asFile];
  }
}

const actionOf = (before: unknown, after: unknown): Action =>
  before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';

function factChanges({ path, before, after }: ChangedText, id: string, names: Names): readonly Change[] {
  const schema = schemaOf({ id });
  const read = (text: string | undefined) =>
    text === undefined ? undefined : withoutBlanks(readYaml(text).value, schema);
  const [old, now] = [read(before), read(after)];
  const place = nameOf(now ?? old)[0] ?? id;
  if (old === undefined || now === undefined)
    return [{ kind: 'branch', action: old === undefined ? 'added' : 'removed', file: path, place }];
  return compareValues(old, now, fieldSchema(schema, [])).map(
    ({ field, before: one, after: other, labels, path: at, language }) => ({
      kind: 'fact',
      action: actionOf(one, other),
      file: path,
      place,
      isShared: id === CLINIC_ID,
      labels: [...labels, ...languageLabels(language)],
      path: at,
      before: valueText(one, field, names.words),
      after: valueText(other, field, names.words),
      language,
    }),
  );
}

function textChanges({ path, before, after }: ChangedText, names: Names): readonly Change[] {
  const [, language, namespace] = WORDS.exec(path) ?? [];
  if (language === undefined || namespace === undefined) return [];
  const read = (text: string | undefined) => new Map(text === undefined ? [] : flattenTexts(JSON.parse(text)));
  const [old, now] = [read(before), read(after)];
  const texts = [...new Set([...now.keys(), ...old.keys()])]
    .map((key) => ({ key, before: old.get(key), after: now.get(key) }))
    .filter((text) => normalText(text.before ?? '') !== normalText(text.after ?? ''));
  if (texts.length === 0) return [];
  return [{ kind: 'texts', file: path, language, page: names.pageOf(namespace, language), texts }];
}

function signedChanges({ path, before = '{}', after = '{}' }: ChangedText, names: Names): readonly Change[] {
  const [old, now] = [parseSignatures(before, path), parseSignatures(after, path)];
  return Object.entries(now).flatMap(([code, files]) =>
    Object.entries(files)
      .filter(([namespace, entry]) => !isSame(entry, old[code]?.[namespace]))
      .map(([namespace, { by }]) => ({ kind: 'signed' as const, file: path, by, page: names.pageOf(namespace, code) })),
  );
}

function reviews({ path, before = '{}', after = '{}' }: ChangedText, names: Names): readonly Change[] {
  const [, language = ''] = RECORD.exec(path) ?? [];
  const [old, now] = [parseRecord(before), parseRecord(after)];
  return [...now].flatMap(([namespace, entries]): readonly Change[] => {
    const fresh = [...entries].filter(([key, { reviewed, text }]) => {
      const known = old.get(namespace)?.get(key);
      return reviewed !== undefined && (known?.reviewed !== reviewed || known.text !== text);
    });
    if (fresh.length === 0) return [];
    const [file, page] = [`locales/${language}/${namespace}.json`, names.pageOf(namespace, language)];
    return [{ kind: 'reviewed', file, page, count: fresh.length }];
  });
}

/** For whom things to do are, where a person has said so: names by what is to do. Nothing but the editor reads it. */
export const ASSIGNED = 'locales/assigned.json';

const assigned = z.record(z.string(), z.string()).catch({});

/** A file that is damaged says nothing. */
export const readAssigned = (text = '') => assigned.parse(jsonValue(text));

function assignedChanges({ path, before, after }: ChangedText): readonly Change[] {
  const [old, now] = [readAssigned(before), readAssigned(after)];
  const changed = keysOf(old, now).filter((key) => old[key] !== now[key]);
  // Behind its group.
  const labelOf = (key: string) => key.replace(/^\w+ /, '');
  return changed.map((key) => ({
    kind: 'assigned',
    file: path,
    label: labelOf(key),
    before: old[key],
    after: now[key],
  }));
}

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
function compareValues(
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
