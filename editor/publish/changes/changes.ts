/** The changes between two versions of files as data; the sentences are in `editor-publish`. */
import { CLINIC_ID } from '../../../branches/model/files/branchName.ts';
import { withoutBlanks } from '../../../branches/model/files/schemaAt.ts';
import { schemaOf } from '../../../branches/model/files/schemaOf.ts';
import { readYaml } from '../../../branches/yaml/readYaml.ts';
import { isGroup, isList, valueAt } from '../../../branches/yaml/values.ts';
import type { YamlEdit } from '../../../branches/yaml/yamlEdit.ts';
import { normalText } from '../../../diagnostics/normalText.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { flattenTexts } from '../../../locales/model/flattenTexts.ts';
import { stepsOf } from '../../../locales/model/namespace.ts';
import { formatRecord, parseRecord, WHOLE_FILE } from '../../../locales/model/record.ts';
import { formatSignatures, parseSignatures } from '../../../locales/model/signatures.ts';
import { jsonText } from '../../../locales/model/wordsText.ts';
import { type ContentPath, contentPath } from '../../../site/content/contentPaths.ts';
import type { ChangedText } from '../../content/contentStore.ts';
import { keyOrder } from '../../content/draft.ts';
import type { FieldSchema } from '../../content/fieldSchema.ts';
import { entryTitle, type Names } from '../../content/names.ts';
import { editYaml } from '../../yaml/editYaml.ts';
import { applyEdit, entryId, isSame } from '../../yaml/values.ts';
import { valueText } from './valueText.ts';

/** A change: one line of the list. */
export type Change = Readonly<{
  file: string;
  /** A branch, a part of the clinic file, or a page; empty for other files. */
  place: string;
  /** A sentence of `editor-publish`; texts need none. */
  sentence?: Readonly<{ key: string; values?: Readonly<Record<string, string | number>> }>;
  /** The values in people's words, if there are any. */
  before?: string | undefined;
  after?: string | undefined;
  /** Whether the values are names of pictures. */
  isPicture?: true;
  /** Code of the values' language, for texts. */
  language?: string | undefined;
  /** The path of a value in a branch file. */
  path?: Path;
  /** How to discard it: by restoring the file, or by edits of its value; undefined if it depends on others. */
  undo?: 'file' | readonly YamlEdit[] | undefined;
}>;

/** The changes between the versions of files. A new picture shows as a change of its field. */
export const changesOf = (files: readonly ChangedText[], names: Names): readonly Change[] =>
  files.flatMap((file) => (file.path.startsWith('media/') ? [] : fileChanges(file, names)));

function fileChanges(file: ChangedText, names: Names): readonly Change[] {
  const { path, before, after } = file;
  const isFacts = contentPath(path)?.kind === 'facts';
  const sentence = { key: `lines.files.${actionOf(before, after)}`, values: { file: path } };
  // The files of a new language can only be discarded together.
  const asFile: Change = { file: path, place: '', sentence, undo: isFacts ? 'file' : undefined };
  try {
    const changes = contentChanges(file, names);
    // Perhaps only comments or the order have changed. Records change with their texts.
    return changes.length > 0 || contentPath(path)?.kind === 'record' ? changes : [asFile];
  } catch {
    // Of an unreadable file, no details are known.
    return [asFile];
  }
}

/** The changes in a file, by its kind in `contentPaths.ts`. */
function contentChanges(file: ChangedText, names: Names): readonly Change[] {
  const { kind, language = '', name = '' } = contentPath(file.path) ?? {};
  if (kind === 'facts') return factChanges(file, name, names);
  if (kind === 'record') return reviews(file, language, names);
  if (kind === 'signatures') return signedChanges(file, names);
  return kind === 'words' ? textChanges(file, { language, name }, names) : [];
}

const actionOf = (before: unknown, after: unknown) =>
  before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';

function factChanges({ path: file, before, after }: ChangedText, id: string, names: Names): readonly Change[] {
  const read = (text: string | undefined) =>
    text === undefined ? undefined : withoutBlanks(readYaml(text).value, schemaOf({ id }));
  const [old, now] = [read(before), read(after)];
  const place = entryTitle(now ?? old, names)[0] ?? id;
  if (old === undefined || now === undefined)
    return [{ file, place, sentence: { key: `lines.branch.${actionOf(old, now)}` }, undo: 'file' }];
  const whole = { field: names.fieldsOf({ id }), labels: [], path: [], names };
  return compareValues(old, now, whole).map((difference) => {
    const { field, path, language } = difference;
    const [part = '', ...inPart] = [...difference.labels, ...names.languageLabels(language)];
    const isPart = id === CLINIC_ID && inPart.length > 0;
    const labels = isPart ? inPart : [part, ...inPart];
    const change = {
      file,
      place: isPart ? part : place,
      path,
      language,
      undo: [undoOf(difference)],
      ...(field.kind === 'picture' && { isPicture: true as const }),
    };
    if (field.kind === 'flag') {
      const isOn = difference.after ?? field.example === false;
      const isOfEntry = field.key === 'sample' || field.key === 'ended';
      const key = `lines.${isOfEntry ? field.key : 'flag'}.${isOn ? 'on' : 'off'}`;
      return { ...change, sentence: { key, values: labelled(isOfEntry ? labels.slice(0, -1) : labels, path) } };
    }
    const action = actionOf(difference.before, difference.after);
    const sentence = { key: `lines.fact.${action}`, values: labelled(labels, path) };
    const text = (value: unknown) => valueText(value, field, names);
    return { ...change, sentence, before: text(difference.before), after: text(difference.after) };
  });
}

/** A label, and a short one for titles: an entry of a list needs no name of the list. */
const labelled = (labels: readonly string[], [, second]: Path) => ({
  label: labels.join(', '),
  short: labels.slice(typeof second === 'number' && labels.length > 1 ? 1 : 0).join(', '),
});

function textChanges(
  { path, before, after }: ChangedText,
  { language, name: namespace }: Pick<ContentPath, 'language' | 'name'>,
  names: Names,
): readonly Change[] {
  const read = (text: string | undefined) => new Map(text === undefined ? [] : flattenTexts(JSON.parse(text)));
  const [old, now] = [read(before), read(after)];
  const change = { file: path, place: names.pageOf(namespace, language), language };
  return [...new Set([...now.keys(), ...old.keys()])]
    .filter((key) => normalText(old.get(key) ?? '') !== normalText(now.get(key) ?? ''))
    .map((key) => {
      const values = { before: old.get(key), after: now.get(key) };
      return { ...change, ...values, undo: [undoOf({ ...values, path: stepsOf(key) })] };
    });
}

function signedChanges({ path, before = '{}', after = '{}' }: ChangedText, names: Names): readonly Change[] {
  const [old, now] = [parseSignatures(before, path), parseSignatures(after, path)];
  return Object.keys({ ...old, ...now }).flatMap((code) =>
    Object.keys({ ...old[code], ...now[code] }).flatMap((namespace): readonly Change[] => {
      const [was, is] = [old[code]?.[namespace], now[code]?.[namespace]];
      if (isSame(was, is)) return [];
      const sentence = { key: is ? 'lines.signed' : 'lines.withdrawn', values: { by: (is ?? was)?.by ?? '' } };
      const undo = [undoOf({ before: was, after: is, path: [code, namespace] })];
      return [{ file: path, place: names.pageOf(namespace, code), sentence, undo }];
    }),
  );
}

/** The number of texts of a page that were reviewed, found still right after their English had changed, or whose reading was withdrawn. */
function reviews({ before = '{}', after = '{}' }: ChangedText, language: string, names: Names): readonly Change[] {
  const [old, now] = [parseRecord(before), parseRecord(after)];
  return [...now].flatMap(([namespace, entries]): readonly Change[] => {
    const [wasWhole, isWhole] = [old, now].map((each) => each.get(namespace)?.get(WHOLE_FILE));
    const whole = isSame(wasWhole, isWhole)
      ? []
      : [undoOf({ before: wasWhole, after: isWhole, path: [namespace, WHOLE_FILE] })];
    const read = [...entries].flatMap(([key, { reviewed, ...unread }]) => {
      if (key === WHOLE_FILE) return [];
      const known = old.get(namespace)?.get(key);
      const before = known?.text === unread.text ? known : undefined;
      const isReviewed = reviewed !== undefined && before?.reviewed !== reviewed;
      const isWithdrawn = reviewed === undefined && before?.reviewed !== undefined && before.english === unread.english;
      if (!isReviewed && !isWithdrawn && (!before || before.english === unread.english)) return [];
      const edit: YamlEdit = { kind: 'set', path: [namespace, key], value: before ?? unread };
      return { kind: `lines.${isReviewed ? 'reviewed' : isWithdrawn ? 'unread' : 'confirmed'}`, edit };
    });
    const [file, place] = [`locales/${language}/${namespace}.json`, names.pageOf(namespace, language)];
    return [...new Set(read.map(({ kind }) => kind))].map((key) => {
      const undo = read.flatMap(({ kind, edit }) => (kind === key ? edit : []));
      return { file, place, sentence: { key, values: { count: undo.length } }, undo: [...undo, ...whole] };
    });
  });
}

/** A file without one of its changes, written into the saved text, with its comments and order. @throws ImpossibleEdit */
export function withoutChange(file: ChangedText, undo: 'file' | readonly YamlEdit[], names: Names): string | undefined {
  if (undo === 'file') return file.before;
  const { path, before = '', after = '' } = file;
  // JSON is YAML.
  const value = undo.reduce(applyEdit, readYaml(after).value);
  let text: string;
  const { kind } = contentPath(path) ?? {};
  if (kind === 'facts') text = editYaml(before, { kind: 'set', path: [], value }, keyOrder(path));
  else if (kind === 'words') text = jsonText(value, before);
  else if (kind === 'record') text = formatRecord(parseRecord(JSON.stringify(value)));
  else text = formatSignatures(parseSignatures(JSON.stringify(value), path));
  // The rest may be invisible differences.
  const [rest] = changesOf([{ ...file, after: text }], names);
  return rest?.place === '' ? file.before : text;
}

/** The edit that restores a value, or a list entry at its old place. */
function undoOf({ before, after, path }: Pick<Difference, 'before' | 'after' | 'path'>): YamlEdit {
  const index = path.at(-1);
  if (before === undefined) return { kind: 'remove', path };
  if (after !== undefined || typeof index !== 'number') return { kind: 'set', path, value: before };
  return { kind: 'insert', path: path.slice(0, -1), index, value: before };
}

/** Two values of a field that differ; an undefined one does not exist. */
type Difference = Readonly<{
  before: unknown;
  after: unknown;
  field: FieldSchema;
  /** The names of fields and list entries on its path, outermost first. */
  labels: readonly string[];
  names: Names;
  path: Path;
  language?: string | undefined;
}>;

/** The fields whose values differ, with their names in forms. */
function compareValues(before: unknown, after: unknown, place: Omit<Difference, 'before' | 'after'>): Difference[] {
  if (isSame(before, after)) return [];
  const { field, labels, path, names } = place;
  const whole = [{ before, after, ...place }];
  if ((field.kind === 'group' || field.kind === 'localText') && isGroup(before) && isGroup(after)) {
    return [...new Set([...Object.keys(after), ...Object.keys(before)])].flatMap((key) => {
      const [one, other, at] = [before[key], after[key], [...path, key]];
      if (field.kind === 'localText')
        return compareValues(one, other, { field: { ...field, kind: 'text' }, labels, path: at, language: key, names });
      const inner = fieldIn(field, key);
      return compareValues(one, other, { field: inner, labels: [...labels, inner.title], path: at, names });
    });
  }
  const { item } = field;
  if (item && (item.kind === 'group' || item.kind === 'localText') && isList(before) && isList(after)) {
    const isLonger = before.length !== after.length;
    const idsOf = (list: readonly unknown[]) => list.map((entry, index) => idOf(entry, index, isLonger));
    const [idsBefore, idsAfter] = [idsOf(before), idsOf(after)];
    const differences = [...new Set([...idsAfter, ...idsBefore])].flatMap((id) => {
      const [was, is] = [idsBefore.indexOf(id), idsAfter.indexOf(id)];
      const [old, now] = [before[was], after[is]];
      const above = Math.max(-1, ...idsBefore.slice(0, Math.max(0, was)).map((each) => idsAfter.indexOf(each)));
      const at = [...path, is < 0 ? above + 1 : is];
      const named = [...labels, ...entryTitle(now ?? old, names)];
      return compareValues(old, now, { field: item, labels: named, path: at, names });
    });
    // Perhaps only their order has changed.
    return differences.length > 0 ? differences : whole;
  }
  return whole;
}

/** Identifies a list entry: by its id, or by its name if the list has changed in length, otherwise by its index. */
const idOf = (entry: unknown, index: number, isLonger: boolean): unknown =>
  entryId(entry) ?? (isLonger ? valueAt(entry, ['name', 'en']) : undefined) ?? index;

/** The field of a key; unknown ones are named by their key. */
const fieldIn = (group: FieldSchema, key: string): FieldSchema =>
  group.fields?.find((field) => field.key === key) ?? { kind: 'yaml', key, title: key, isOptional: true };
