/** What publishing would change, as data: the sentences are in the editor's words. */
import type { z } from 'zod';
import { CLINIC_ID } from '../../../branches/model/files/crossChecks.ts';
import { withoutBlanks } from '../../../branches/model/files/schemaAt.ts';
import { branchFile } from '../../../branches/model/schema/branchFile.ts';
import { clinicFile } from '../../../branches/model/schema/clinicFile.ts';
import { readYaml } from '../../../branches/yaml/readYaml.ts';
import { normalText } from '../../../diagnostics/normalText.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { LANGUAGES } from '../../../locales/languages.ts';
import { flattenTexts } from '../../../locales/model/flattenTexts.ts';
import { parseRecord, type TranslationRecord } from '../../../locales/model/record.ts';
import { fieldSchema } from '../../form/fieldSchema.ts';
import type { ChangedText } from '../../store/contentStore.ts';
import { compareValues } from './compareValues.ts';
import { type Names, placeIn } from './names.ts';
import { valueText } from './valueText.ts';

type Action = 'added' | 'removed' | 'changed';

export type Change =
  /** A value of a branch file. */
  | Readonly<{
      kind: 'fact';
      action: Action;
      file: string;
      path: Path;
      /** The branch, or the clinic. */
      place: string;
      /** Names of the field and the groups around it, from the outside: "Opening hours", "Sunday". */
      labels: readonly string[];
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
      /** Name of the language in itself. */
      languageName: string;
      /** Name of the page. */
      page: string;
      texts: readonly TextChange[];
      /** How many of its texts have been marked as reviewed. */
      reviewed: number;
    }>
  /** Anything else in the content folders. */
  | Readonly<{ kind: 'picture' | 'file'; action: Action; file: string }>;

type TextChange = Readonly<{ key: string; before: string | undefined; after: string | undefined }>;

const FACTS = /^branches\/([^/]+)\.ya?ml$/i;
const WORDS = /^locales\/([a-z]{2})\/([^/]+)\.json$/;
const RECORD = /^locales\/record\/([a-z]{2})\.json$/;

/**
 * What the change of these files changes on the site. Of a picture, any text tells one from another.
 * @param names what people call the parts of the site
 */
export function changesOf(files: readonly ChangedText[], names: Names): readonly Change[] {
  const changes = together(files.flatMap((file) => fileChanges(file, names)));
  const languages = new Set(changes.flatMap((change) => (change.kind === 'texts' ? [change.language] : [])));
  // The record of a translation changes with its texts.
  return changes.filter((change) => {
    const [, language] = RECORD.exec(change.file) ?? [];
    return language === undefined || !languages.has(language);
  });
}

function fileChanges(file: ChangedText, names: Names): readonly Change[] {
  const { path, before, after } = file;
  const kind = path.startsWith('media/') ? 'picture' : 'file';
  const asFile: Change = { kind, action: actionOf(before, after), file: path };
  // Only comments or the order have changed.
  const orElse = (changes: readonly Change[]) => (changes.length > 0 ? changes : [asFile]);
  try {
    const [, id] = FACTS.exec(path) ?? [];
    if (id !== undefined) return orElse(factChanges(file, id, names));
    const [, language, namespace] = WORDS.exec(path) ?? [];
    if (language !== undefined && namespace !== undefined) return orElse(textChanges(file, language, namespace, names));
    const [, recorded] = RECORD.exec(path) ?? [];
    if (recorded !== undefined) return reviewChanges(file, recorded, names);
  } catch {
    // A file that cannot be read has changed, and that is all there is to say.
  }
  return [asFile];
}

const actionOf = (before: unknown, after: unknown): Action =>
  before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';

function factChanges({ path, before, after }: ChangedText, id: string, names: Names): readonly Change[] {
  const schema: z.ZodType = id === CLINIC_ID ? clinicFile : branchFile;
  const read = (text: string | undefined) =>
    text === undefined ? undefined : withoutBlanks(readYaml(text).value, schema);
  const [old, now] = [read(before), read(after)];
  const place = placeIn(now ?? old) ?? id;
  if (old === undefined || now === undefined)
    return [{ kind: 'branch', action: old === undefined ? 'added' : 'removed', file: path, place }];
  return compareValues(old, now, fieldSchema(schema, names.branches)).map(
    ({ fields, before: one, after: other, path: steps, labels, language }) => ({
      kind: 'fact',
      action: actionOf(one, other),
      file: path,
      path: steps,
      place,
      labels,
      before: valueText(one, fields.at(-1), names.words),
      after: valueText(other, fields.at(-1), names.words),
      language,
    }),
  );
}

const languageName = (code: string) => LANGUAGES.find((language) => language.code === code)?.nativeName ?? code;

function textChanges(
  { path, before, after }: ChangedText,
  language: string,
  namespace: string,
  names: Names,
): readonly Change[] {
  const read = (text: string | undefined) => new Map(text === undefined ? [] : flattenTexts(JSON.parse(text)));
  const [old, now] = [read(before), read(after)];
  const texts = [...new Set([...now.keys(), ...old.keys()])].flatMap((key): readonly TextChange[] => {
    const [one, other] = [old.get(key), now.get(key)];
    if (normalText(one ?? '') === normalText(other ?? '')) return [];
    return [{ key, before: one, after: other }];
  });
  const page = names.pageOf(namespace);
  if (texts.length === 0) return [];
  return [{ kind: 'texts', file: path, language, languageName: languageName(language), page, texts, reviewed: 0 }];
}

/** The texts that have been marked as reviewed. */
function reviewChanges({ before, after }: ChangedText, language: string, names: Names): readonly Change[] {
  const read = (text: string | undefined): TranslationRecord => (text === undefined ? new Map() : parseRecord(text));
  const [old, now] = [read(before), read(after)];
  return [...now].flatMap(([namespace, entries]): readonly Change[] => {
    const isNew = ([key, { reviewed, text }]: readonly [string, { reviewed?: string | undefined; text: string }]) => {
      const known = old.get(namespace)?.get(key);
      return reviewed !== undefined && (known?.reviewed !== reviewed || known.text !== text);
    };
    const reviewed = [...entries].filter(isNew).length;
    const file = `locales/${language}/${namespace}.json`;
    const page = names.pageOf(namespace);
    const shared = { kind: 'texts' as const, file, language, languageName: languageName(language), page };
    return reviewed === 0 ? [] : [{ ...shared, texts: [], reviewed }];
  });
}

/** Changes of the same words file in one: its texts, and how many of them have been reviewed. */
function together(changes: readonly Change[]): readonly Change[] {
  const joined = new Map<string, Change>();
  for (const [at, change] of changes.entries()) {
    const key = change.kind === 'texts' ? change.file : String(at);
    const known = joined.get(key);
    if (change.kind === 'texts' && known?.kind === 'texts') {
      const texts = [...known.texts, ...change.texts];
      joined.set(key, { ...change, texts, reviewed: known.reviewed + change.reviewed });
    } else joined.set(key, change);
  }
  return [...joined.values()];
}
