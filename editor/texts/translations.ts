/** The translations of the draft, as the commands would read them after saving. */
import { InputErrors } from '../../diagnostics/inputErrors.ts';
import { type Language, TRANSLATIONS } from '../../locales/languages.ts';
import type { Note } from '../../locales/model/notes.ts';
import { type Glossary, type LanguageTerm, termsOf } from '../../scripts/words/glossary/glossary.ts';
import { GLOSSARY, readGlossary } from '../../scripts/words/glossary/readGlossary.ts';
import { noteReader } from '../../scripts/words/noteReader.ts';
import { type Translation, translationOf } from '../../scripts/words/translation.ts';
import { Refusal, type SessionContext } from '../session/context.ts';
import { nameOf, type TextPlace } from './textPlace.ts';

export type Translations = Readonly<{
  /**
   * A translation with unsaved changes. Read once per revision of the draft.
   * @throws Refusal if a file cannot be read: it says where and why
   */
  read(language: Language): Translation;
  /** The terms of the glossary in a language; none while there is a mistake in the glossary. */
  terms(language: Language): readonly LanguageTerm[];
  /** Where a text appears, and how long it may be. */
  noteOf(text: TextPlace): Note;
}>;

export function createTranslations({ draft, site }: SessionContext): Translations {
  let revision = 0;
  const translations = new Map<string, Translation>();
  let glossary: Readonly<{ of: string; terms: Map<string, readonly LanguageTerm[]> }> | undefined;
  let readNote: ReturnType<typeof noteReader> | undefined;
  const notes = new Map<string, Note>();
  return {
    read(language) {
      if (draft.revision() !== revision) translations.clear();
      revision = draft.revision();
      const translation = translations.get(language.code) ?? readable(() => translationOf(site.content(), language));
      translations.set(language.code, translation);
      return translation;
    },
    terms(language) {
      // A language that the glossary has a column for may be new.
      const of = [draft.read(GLOSSARY), ...TRANSLATIONS.map(({ code }) => code)].join('\0');
      if (glossary?.of !== of) glossary = { of, terms: new Map() };
      const terms = glossary.terms.get(language.code) ?? termsOf(glossaryOf(draft.files), language);
      glossary.terms.set(language.code, terms);
      return terms;
    },
    noteOf(text) {
      readNote ??= noteReader(draft.files);
      const name = nameOf(text);
      const note = notes.get(name) ?? readNote(text);
      notes.set(name, note);
      return note;
    },
  };
}

function readable(read: () => Translation): Translation {
  try {
    return read();
  } catch (error) {
    const [problem] = problemsOf(error);
    if (!problem) throw error;
    throw new Refusal(`${problem.file}:${problem.line}:${problem.column}: ${problem.message}`);
  }
}

function glossaryOf(files: Parameters<typeof readGlossary>[0]): Glossary {
  try {
    return readGlossary(files);
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
