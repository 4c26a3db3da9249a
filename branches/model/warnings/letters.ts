/** Texts in letters that the readers of their language do not expect, and texts that lost their letters. */
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { Source } from '../../../diagnostics/source.ts';
import { languageName } from './languageName.ts';
import type { Text } from './values.ts';

const LETTER = /\p{L}/u;
const LATIN_LETTER = /\p{Script=Latin}/u;
const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;
const LONGEST_SHOWN = 40;

type Script = 'Latin' | 'other';

/** Warnings about texts below the site's languages, and about names, which have none. */
export function letterWarnings(
  source: Source,
  texts: readonly Text[],
  languages: readonly string[],
): readonly Problem[] {
  const scripts = new Map(languages.map((language) => [language, scriptOf(language)]));
  return texts.flatMap(({ path, offset, text, language }) => {
    const script = language === undefined ? 'Latin' : scripts.get(language);
    if (script === undefined) return [];
    const fault = areLost(text, script) ? LOST : language && strangeLetters(text, language, script);
    return fault ? [source.problem(offset, `${path.at(-1)}: found ${shortened(text)}, ${fault}`)] : [];
  });
}

/** What is to be said of a text of a words file whose letters were lost; nothing of others. */
export function lostLetters(text: string, language: string): string | undefined {
  return areLost(text, scriptOf(language)) ? `found ${shortened(text)}, ${LOST}` : undefined;
}

const shortened = (text: string) => (text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN - 1)}…` : text);

const scriptOf = (language: string): Script =>
  new Intl.Locale(language).maximize().script === 'Latn' ? 'Latin' : 'other';

const LOST = 'whose letters were lost when the file was saved. Type the text again, and save the file as UTF-8.';

/** Programs write a question mark for a letter that their encoding does not have. */
function areLost(text: string, script: Script): boolean {
  return text.includes('??') && !(script === 'Latin' ? LETTER : OTHER_LETTER).test(text);
}

function strangeLetters(text: string, language: string, script: Script): string | undefined {
  const isStrange =
    script === 'Latin'
      ? OTHER_LETTER.test(text) && !LATIN_LETTER.test(text)
      : !OTHER_LETTER.test(text) && !text.split(/\s+/).every(isSameEverywhere);
  if (!isStrange) return undefined;
  const name = languageName(language);
  if (script === 'Latin') return `which is not in ${name}. Type the ${name} text.`;
  return `which is in English letters. Type it in ${name}, or delete the line: pages then show the English text.`;
}

/** What sentences of every language write in English letters: degrees, EMI, Rs, names of services and brands, addresses. */
const SAME_EVERYWHERE = /^(?:.|[A-Z][A-Z\d]*|Dr|Ph|Rs|Google|Maps|Instagram|Facebook|Twitter|[A-Z]?[a-z]+[A-Z]\w*)$/u;

function isSameEverywhere(word: string): boolean {
  if (/@|:\/\//.test(word)) return true;
  return word.split(/[^\p{Script=Latin}\d]+/u).every((part) => !LATIN_LETTER.test(part) || SAME_EVERYWHERE.test(part));
}
