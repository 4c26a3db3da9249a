/** Merges the draft with changes of others, field by field. */
import { applyEdits, modify } from 'jsonc-parser';
import { readYaml } from '../../../branches/yaml/readYaml.ts';
import { isList, valueAt } from '../../../branches/yaml/values.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { SOURCE_LANGUAGE, TRANSLATIONS } from '../../../locales/languages.ts';
import { flattenTexts } from '../../../locales/model/flattenTexts.ts';
import { jsonValue } from '../../../locales/model/json/jsonValue.ts';
import { stepsOf } from '../../../locales/model/namespace.ts';
import { neededTexts } from '../../../locales/model/neededTexts.ts';
import { formatRecord, parseRecord, type RecordEntry, textHash } from '../../../locales/model/record.ts';
import { sha256Hex } from '../../../locales/model/sha256.ts';
import { formatSignatures, parseSignatures } from '../../../locales/model/signatures.ts';
import { contentPath, wordsOf } from '../../../site/content/contentPaths.ts';
import type { ChangedText } from '../../content/contentStore.ts';
import type { Draft } from '../../content/draft.ts';
import { editYaml } from '../../yaml/editYaml.ts';
import { type MergedText, mergeJson, mergeYaml } from '../../yaml/mergeTexts.ts';
import { entryId, haveUniqueIds, isSame } from '../../yaml/values.ts';
import { type Choices, type Conflict, conflictId } from './conflict.ts';

/** The three versions of a file. */
type Texts = Readonly<Record<'base' | 'ours' | 'theirs', string>>;
type Sides = Readonly<{ [side in keyof Texts]: string | undefined }>;

/** `content` is undefined if the file is deleted. */
type Merged = Readonly<{ content: string | undefined; conflicts: readonly Conflict[] }>;

/** Whether a file records who has translated and reviewed each text. */
const isRecord = (file: string) => contentPath(file)?.kind === 'record';

/** The draft's files rebased onto the saved version with the choices made so far, and the conflicts that are left. */
export function rebaseDraft(draft: Draft, choices: Choices) {
  const unsaved = draft.unsaved();
  const after = new Map(draft.head().texts);
  const conflicts: Conflict[] = [];
  // Records depend on the texts in other files.
  const inOrder = [...unsaved.filter(({ path }) => !isRecord(path)), ...unsaved.filter(({ path }) => isRecord(path))];
  const files = inOrder.map((file): ChangedText => {
    const { path } = file;
    const theirs = draft.readSaved(path);
    let text = file.after;
    if (draft.hasChanged(file)) {
      const merged = mergeContent(path, { base: file.before, ours: text, theirs }, choices, after);
      conflicts.push(...merged.conflicts);
      text = merged.content;
    }
    for (const removed of removedTexts(file, theirs, after)) {
      const id = conflictId(removed);
      const known = conflicts.findIndex((conflict) => conflictId(conflict) === id);
      if (known >= 0) conflicts.splice(known, 1);
      if (choices.get(id) !== 'theirs') conflicts.push(removed);
      text = text && setJson(text, removed.path, removed.theirs);
    }
    if (text === undefined) after.delete(path);
    else after.set(path, text);
    return { path, before: theirs, after: text };
  });
  return { files, conflicts };
}

/** Merges a file that both sides have changed. @param texts all merged files: records depend on the texts in other files */
export function mergeContent(file: string, sides: Sides, choices: Choices, texts: ReadonlyMap<string, string>): Merged {
  const { ours, theirs } = sides;
  const { merge, language = '' } = contentPath(file) ?? {};
  // Both may have begun the same file: it was empty before.
  const isNew = sides.base === undefined && ours !== undefined && theirs !== undefined;
  const base = isNew ? (merge === 'yaml' ? '' : '{}') : sides.base;
  if (base !== undefined && ours !== undefined && theirs !== undefined) {
    try {
      if (merge === 'yaml') return resolveConflicts(file, mergeYaml(base, ours, theirs), choices, setYaml);
      if (merge === 'signatures') return { content: mergeSignatures(file, { base, ours, theirs }), conflicts: [] };
      if (merge === 'record') return { content: mergeRecords(language, { base, ours, theirs }, texts), conflicts: [] };
      if (merge === 'json') return resolveConflicts(file, mergeJson(base, ours, theirs), choices, setJson);
    } catch {
      // Unreadable files are merged as a whole.
    }
  }
  return wholeFile(file, sides, choices);
}

type SetValue = (text: string, path: Path, value: unknown) => string;

function resolveConflicts(file: string, { text, conflicts }: MergedText, choices: Choices, set: SetValue): Merged {
  let resolved = text;
  const open: Conflict[] = [];
  // From the end, so that removed list entries do not shift others.
  for (const each of conflicts.toReversed()) {
    const conflict = { ...each, file };
    const side = choices.get(conflictId(conflict));
    if (side) resolved = set(resolved, each.path, each[side]);
    else open.unshift(conflict);
  }
  return { content: resolved, conflicts: open };
}

const setYaml: SetValue = (text, path, value) => {
  if (value === undefined) return editYaml(text, { kind: 'remove', path });
  const list = valueAt(readYaml(text).value, path);
  const isOrder = isList(list) && isList(value) && haveUniqueIds(list) && haveUniqueIds(value);
  return editYaml(text, { kind: 'set', path, value: isOrder ? inOrderOf(value, list) : value });
};

/** Entries in the order of others: what was chosen for each of them stays. */
function inOrderOf(others: readonly unknown[], entries: readonly unknown[]): readonly unknown[] {
  const order = others.map(entryId);
  return entries.toSorted((one, other) => order.indexOf(entryId(one)) - order.indexOf(entryId(other)));
}

const setJson: SetValue = (text, path, value) =>
  applyEdits(text, modify(text, [...path], value, { formattingOptions: { insertSpaces: true, tabSize: 2 } }));

/** A deleted file, or one in a format of its own: one of the two is chosen. */
function wholeFile(file: string, sides: Sides, choices: Choices): Merged {
  const conflict = { file, base: digest(sides.base), ours: digest(sides.ours), theirs: digest(sides.theirs) };
  const side = choices.get(conflictId(conflict));
  return side ? { content: sides[side], conflicts: [] } : { content: sides.ours, conflicts: [conflict] };
}

/** Identifies a file's content. */
const digest = (content: string | undefined) => content && sha256Hex(content);

/** The texts of a translation that the draft changes, but that were removed or renamed in English. @param after all merged files */
function removedTexts(
  { path, before: base, after: ours }: ChangedText,
  theirs: string | undefined,
  after: ReadonlyMap<string, string>,
) {
  const { language: code = '', name: namespace = '' } = wordsOf(path) ?? {};
  const english = jsonValue(after.get(`locales/${SOURCE_LANGUAGE.code}/${namespace}.json`) ?? '{}');
  if (english === undefined || !TRANSLATIONS.some((language) => language.code === code)) return [];
  const needed = neededTexts(new Map(flattenTexts(english)), code);
  const textsIn = (words = '{}') => new Map(flattenTexts(jsonValue(words)));
  const [before, others] = [textsIn(base), textsIn(theirs)];
  return [...textsIn(ours)]
    .filter(([key, text]) => text !== before.get(key) && !needed.has(key))
    .map(([key, text]) => ({
      file: path,
      path: stepsOf(key),
      base: before.get(key),
      ours: text,
      theirs: others.get(key),
      isTextRemoved: true as const,
    }));
}

/** Merges whole entries, so that nothing counts as reviewed that nobody has read. @throws Error if a side cannot be read */
function mergeRecords(language: string, { base, ours, theirs }: Texts, texts: ReadonlyMap<string, string>): string {
  const isCurrent = currentTexts(language, texts);
  const [old, own, others] = [parseRecord(base), parseRecord(ours), parseRecord(theirs)];
  const merged = new Map<string, ReadonlyMap<string, RecordEntry>>();
  for (const name of new Set([...others.keys(), ...own.keys()])) {
    const entries = new Map<string, RecordEntry>();
    for (const key of new Set([...(others.get(name)?.keys() ?? []), ...(own.get(name)?.keys() ?? [])])) {
      const [before, mine, theirs] = [old, own, others].map((side) => side.get(name)?.get(key));
      let entry = mine;
      if (isSame(mine, before)) entry = theirs;
      else if (mine && theirs && !isSame(theirs, before) && isCurrent(name, key, theirs)) entry = theirs;
      // They have removed it with its text.
      else if (mine && before && !theirs && !isCurrent(name, key, mine)) entry = undefined;
      if (entry) entries.set(key, entry);
    }
    if (entries.size > 0) merged.set(name, entries);
  }
  return formatRecord(merged);
}

/** Merges whole signatures. If both have signed the same texts, theirs stays. */
function mergeSignatures(path: string, { base, ours, theirs }: Texts): string {
  const [old, own, others] = [base, ours, theirs].map((text) => parseSignatures(text, path));
  const merged = Object.keys({ ...others, ...own }).map((code) => {
    const [before, mine, their] = [old?.[code], own?.[code], others?.[code]];
    const entries = Object.keys({ ...their, ...mine }).flatMap((name) => {
      const isTheirs = isSame(mine?.[name], before?.[name]) || mine?.[name]?.texts === their?.[name]?.texts;
      const entry = (isTheirs ? their : mine)?.[name];
      return entry ? [[name, entry] as const] : [];
    });
    return [code, Object.fromEntries(entries)] as const;
  });
  return formatSignatures(Object.fromEntries(merged));
}

/** Returns whether an entry of a record belongs to the current text. */
function currentTexts(language: string, files: ReadonlyMap<string, string>) {
  const texts = new Map<string, string>();
  for (const [path, content] of files) {
    const words = wordsOf(path);
    if (words?.language !== language) continue;
    for (const [key, text] of flattenTexts(jsonValue(content))) texts.set(`${words.name} ${key}`, textHash(text));
  }
  return (namespace: string, key: string, { text }: RecordEntry) => texts.get(`${namespace} ${key}`) === text;
}
