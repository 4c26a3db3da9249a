import type { Language } from '../../locales/languages.ts';
import type { TextStatus } from '../../locales/model/status.ts';
import type { LanguageTerm } from '../../scripts/words/glossary/glossary.ts';
import { termsIn } from '../../scripts/words/glossary/termsIn.ts';
import { type TextRemarks, textRemarks } from '../../scripts/words/textRemarks.ts';
import { nameOf } from './textPlace.ts';

/** A term of the glossary in an English text. */
export type TextTerm = Readonly<{
  english: readonly string[];
  agreed: readonly string[];
  never: readonly string[];
  note: string;
}>;

type Remarks = TextRemarks & Readonly<{ terms: readonly TextTerm[] }>;

/** What there is to say about a text of a language, and the terms that its English holds. */
export type KeptRemarks = (
  language: Language,
  terms: readonly LanguageTerm[],
) => (status: TextStatus, max: number | undefined) => Remarks;

/** Looking for every term in every text takes most of the time: what was said about a text is kept until it changes. */
export function createKeptRemarks(): KeptRemarks {
  const languages = new Map<string, { terms: readonly LanguageTerm[]; texts: Map<string, [string, Remarks]> }>();
  return ({ code }, terms) => {
    const known = languages.get(code);
    const kept = known?.terms === terms ? known : { terms, texts: new Map<string, [string, Remarks]>() };
    languages.set(code, kept);
    return (status, max) => {
      const { english, text, state } = status;
      const name = nameOf(status);
      const of = [english, text, state].join('\0');
      const [before, said] = kept.texts.get(name) ?? [];
      if (before === of && said) return said;
      const found = termsIn(english, terms).map(({ english: names, agreed, never, note }) => ({
        english: names,
        agreed,
        never,
        note,
      }));
      const remarks = { ...textRemarks(status, terms, max), terms: found };
      kept.texts.set(name, [of, remarks]);
      return remarks;
    };
  };
}
