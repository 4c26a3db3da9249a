/** The translations of the draft, read and written as the commands do; and the English texts, their source. */
import { InputErrors } from '../../diagnostics/inputErrors.ts';
import { type Language, SOURCE_LANGUAGE, TRANSLATIONS } from '../../locales/languages.ts';
import { findFaults } from '../../locales/model/faults.ts';
import { flattenTexts } from '../../locales/model/flattenTexts.ts';
import { jsonValue } from '../../locales/model/json/jsonValue.ts';
import { memoizePerObject } from '../../locales/model/memoizePerObject.ts';
import { isBranchFile, isEditorWords } from '../../locales/model/namespace.ts';
import { formatRecord, parseRecord, recordPath, type TranslationRecord, textHash } from '../../locales/model/record.ts';
import type { TextStatus } from '../../locales/model/status.ts';
import type { Content } from '../../site/content/readContent.ts';
import { termsOf } from '../../site/translation/glossary/glossary.ts';
import { GLOSSARY, readGlossary } from '../../site/translation/glossary/readGlossary.ts';
import { authorsOf, nextRecord, type Reviews } from '../../site/translation/nextRecord.ts';
import { noteReader } from '../../site/translation/noteReader.ts';
import { type NewText, textChanges } from '../../site/translation/textChanges.ts';
import { type Translation, translationOf } from '../../site/translation/translation.ts';
import type { EditorContext } from '../content/context.ts';
import type { Draft } from '../content/draft.ts';
import { withRefusal } from '../content/refusal.ts';

export type Translations = ReturnType<typeof createTranslations>;

/** Returns the translations of the draft: reading and writing them. */
export function createTranslations({ draft, site }: EditorContext) {
  const translate = memoizePerObject((content: Content, language: Language) =>
    withRefusal(() => translationOf(content, language)),
  );
  const termsOfDraft = memoizePerObject(
    (files: Draft['files'], code: string, _glossary: string | undefined, _columns: string) => {
      try {
        return termsOf(readGlossary(files), { code });
      } catch (error) {
        if (error instanceof InputErrors) return [];
        throw error;
      }
    },
  );
  const readNotes = memoizePerObject(noteReader);
  /** A translation with unsaved changes. @throws Refusal with the place of the mistake if a file cannot be read */
  const read = (language: Language) => translate(site.content(), language);
  return {
    read,
    /** The texts of pages and facts; the editor's own words are not a clinic's to translate. */
    statuses: (language: Language): readonly TextStatus[] =>
      read(language).statuses.filter(({ namespace }) => !isEditorWords(namespace)),
    /** The translation of other content; undefined if a file cannot be read. */
    readSaved(content: Content, language: Language): Translation | undefined {
      try {
        return translate(content, language);
      } catch {
        return undefined;
      }
    },
    /** The terms of the glossary in a language; none while the glossary has mistakes. */
    terms: ({ code }: Language) =>
      // The glossary may have a column for a new language.
      termsOfDraft(draft.files, code, draft.read(GLOSSARY), TRANSLATIONS.map((language) => language.code).join()),
    /** Where a text appears, and how long it may be. */
    noteOf: memoizePerObject((text: TextStatus) => readNotes(draft.files)(text)),
    /**
     * Writes texts and reviews into the draft, with the record of the translation, as the commands would.
     * @param texts an empty one deletes the old text @param earlier an earlier record, for texts that are again as they were
     * @throws Refusal if a file cannot be read
     */
    write(language: Language, texts: readonly NewText[], reviews?: Reviews, earlier?: string): void {
      // Fails if a file cannot be read, whose texts would otherwise count as deleted.
      read(language);
      for (const { path, text } of textChanges(language, texts, site.content(), draft.read)) {
        const isNothing = text === '{}\n' && draft.readSaved(path) === undefined;
        draft.change(path, isNothing ? undefined : text);
      }
      if (language === SOURCE_LANGUAGE) return;
      const after = read(language);
      const path = recordPath(language.code);
      const record = [earlier, draft.readSaved(path)].reduce(
        (last, saved) => (saved === undefined ? last : withSaved({ ...after, record: last }, parseRecord(saved, path))),
        after.record,
      );
      // Texts of branch files with mistakes may be unreadable.
      const unreadable = new Set(site.content().facts.problems.map(({ file }) => file));
      const next = nextRecord({ ...after, record }, { by: authorsOf(texts), unreadable, ...(reviews && { reviews }) });
      draft.change(path, formatRecord(next));
    },
  };
}

/** Restores the saved entries of texts that equal the saved ones again, with their reviews. */
function withSaved({ record, words }: Translation, saved: TranslationRecord): TranslationRecord {
  const next = new Map(record);
  for (const [namespace, entries] of saved)
    for (const [key, entry] of entries) {
      const [now, text] = [next.get(namespace), words.get(namespace)?.get(key) ?? ''];
      if (now?.get(key)?.text !== entry.text && textHash(text) === entry.text)
        next.set(namespace, new Map(now).set(key, entry));
    }
  return next;
}

/** The path of a words file. */
export const wordsPath = (namespace: string, code = SOURCE_LANGUAGE.code) => `locales/${code}/${namespace}.json`;

/** Returns the English texts of the draft. */
export function createEnglish({ draft }: EditorContext, { read }: Translations) {
  const saved = (namespace: string): ReadonlyMap<string, string> =>
    new Map(flattenTexts(jsonValue(draft.readSaved(wordsPath(namespace)) ?? '{}')));
  return {
    /** All texts of pages and facts. Placeholders are checked against the saved text, which pages have values for. */
    statuses: (): readonly TextStatus[] =>
      [...read(SOURCE_LANGUAGE).words].flatMap(([namespace, texts]) => {
        if (isEditorWords(namespace)) return [];
        const before = isBranchFile(namespace) ? texts : saved(namespace);
        return Array.from(texts, ([key, text]) => {
          const english = before.get(key) ?? text;
          const faults = findFaults(english, text).filter(({ kind }) => kind === 'placeholder');
          return { namespace, key, english, text, state: 'reviewed', faults };
        });
      }),
  };
}
