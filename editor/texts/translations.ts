/** The translations of the draft, as the commands would read them after saving. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputErrors } from '../../diagnostics/inputErrors.ts';
import type { Language } from '../../locales/languages.ts';
import type { Note } from '../../locales/model/notes.ts';
import { readContentOnDisk } from '../../renderer/site/loadSiteFromDisk.ts';
import { type LanguageTerm, termsOf } from '../../scripts/words/glossary/glossary.ts';
import { readGlossary } from '../../scripts/words/glossary/readGlossary.ts';
import { noteReader } from '../../scripts/words/noteReader.ts';
import { type Translation, translationOf } from '../../scripts/words/translation.ts';
import type { Draft } from '../draft/draft.ts';

/** Words or facts that cannot be read: the message says where and why. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

export type Translations = Readonly<{
  /**
   * A translation with unsaved changes. Read once per revision of the draft.
   * @throws Unreadable if a file cannot be read
   */
  read(language: Language): Translation;
  /** The terms of the glossary in a language; none while there is a mistake in the glossary. */
  terms(language: Language): readonly LanguageTerm[];
  /** Where a text appears, and how long it may be. */
  noteOf(text: Readonly<{ namespace: string; key: string }>): Note;
  /** Branch files with mistakes: perhaps not all of their texts can be read. */
  unreadableFiles(): ReadonlySet<string>;
}>;

export function createTranslations(draft: Draft): Translations {
  const { folders } = draft;
  let revision = 0;
  const read = new Map<string, Translation>();
  const terms = new Map<string, () => readonly LanguageTerm[]>();
  const glossary = join(folders.locales, 'glossary.csv');
  const notes = noteReader(folders.locales);
  const keptNotes = new Map<string, Note>();
  return {
    noteOf(text) {
      const name = `${text.namespace}: ${text.key}`;
      const note = keptNotes.get(name) ?? notes(text);
      keptNotes.set(name, note);
      return note;
    },
    read(language) {
      draft.refresh();
      if (draft.revision() !== revision) read.clear();
      revision = draft.revision();
      const translation = read.get(language.code) ?? readable(draft, language);
      read.set(language.code, translation);
      return translation;
    },
    terms(language) {
      const own =
        terms.get(language.code) ??
        keptWhile(
          () => textOf([glossary]),
          () => readTerms(folders.locales, language),
        );
      terms.set(language.code, own);
      return own();
    },
    unreadableFiles: keptWhile(
      () => textOf(readdirSync(folders.branches).map((name) => join(folders.branches, name))),
      () => unreadableFiles(draft),
    ),
  };
}

/** What was made last, while what it is made of stays the same. */
function keptWhile<T>(source: () => string, make: () => T): () => T {
  let last: Readonly<{ of: string; made: T }> | undefined;
  return () => {
    const of = source();
    if (last?.of !== of) last = { of, made: make() };
    return last.made;
  };
}

const textOf = (paths: readonly string[]) =>
  paths.map((path) => (existsSync(path) ? `${path}\0${readFileSync(path, 'utf8')}` : '')).join('\0');

function unreadableFiles({ folders, original }: Draft): ReadonlySet<string> {
  return new Set(readContentOnDisk(folders).facts.problems.map(({ file }) => original(file)));
}

function readable(draft: Draft, language: Language): Translation {
  try {
    return translationOf(readContentOnDisk(draft.folders), language);
  } catch (error) {
    const [problem] = problemsOf(error);
    if (!problem) throw error;
    throw new Unreadable(`${draft.original(problem.file)}:${problem.line}:${problem.column}: ${problem.message}`);
  }
}

function readTerms(folder: string, language: Language): readonly LanguageTerm[] {
  try {
    return termsOf(readGlossary(folder), language);
  } catch (error) {
    problemsOf(error);
    return [];
  }
}

/** @throws the error itself if it is of another kind */
function problemsOf(error: unknown): InputErrors['problems'] {
  if (error instanceof InputErrors) return error.problems;
  throw error;
}
