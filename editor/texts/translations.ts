/** The translations of the draft, as the commands would read them after saving. */
import { join } from 'node:path';
import { loadFiles } from '../../branches/model/files/loadFiles.ts';
import { InputErrors } from '../../diagnostics/inputErrors.ts';
import type { Language } from '../../locales/languages.ts';
import { checkFiles } from '../../scripts/words/checkFiles.ts';
import { type LanguageTerm, termsOf } from '../../scripts/words/glossary/glossary.ts';
import { readGlossary } from '../../scripts/words/glossary/readGlossary.ts';
import { noteReader } from '../../scripts/words/noteReader.ts';
import { readTranslation, type Translation } from '../../scripts/words/translation.ts';
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
  noteOf: ReturnType<typeof noteReader>;
  /** Branch files with mistakes: perhaps not all of their texts can be read. */
  unreadableFiles(): ReadonlySet<string>;
}>;

export function createTranslations(draft: Draft): Translations {
  const { folders } = draft;
  let revision = 0;
  const kept = new Map<string, Translation>();
  const keptTerms = new Map<string, readonly LanguageTerm[]>();
  const refresh = () => {
    draft.refresh();
    if (draft.revision() === revision) return;
    revision = draft.revision();
    kept.clear();
    keptTerms.clear();
  };
  return {
    noteOf: noteReader(folders.locales),
    read(language) {
      refresh();
      const translation = kept.get(language.code) ?? readable(draft, language);
      kept.set(language.code, translation);
      return translation;
    },
    terms(language) {
      refresh();
      const terms = keptTerms.get(language.code) ?? readTerms(draft, language);
      keptTerms.set(language.code, terms);
      return terms;
    },
    unreadableFiles() {
      try {
        loadFiles(folders.branches);
        return new Set();
      } catch (error) {
        return new Set(problemsOf(error).map(({ file }) => draft.original(file)));
      }
    },
  };
}

function readable(draft: Draft, language: Language): Translation {
  try {
    return readTranslation(language, draft.folders);
  } catch (error) {
    throw new Unreadable(reason(draft, error));
  }
}

/** The build's own sentence on the file, if it has one. */
function reason(draft: Draft, error: unknown): string {
  try {
    checkFiles(draft.folders);
  } catch (found) {
    const [problem] = problemsOf(found);
    if (problem) return `${draft.original(problem.file)}:${problem.line}:${problem.column}: ${problem.message}`;
  }
  return error instanceof Error ? draft.original(error.message) : String(error);
}

function readTerms({ folders }: Draft, language: Language): readonly LanguageTerm[] {
  try {
    return termsOf(readGlossary(join(folders.locales, 'glossary.csv')), language);
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
