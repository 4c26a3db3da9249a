import { didYouMean } from '../../../diagnostics/didYouMean.ts';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { inline } from '../files/suggestion.ts';
import { languageName } from './languageName.ts';
import type { Text } from './values.ts';

const LONGEST_SHOWN = 60;

/**
 * Warnings about texts under a code that is not a language of the site, such as `tm` for `ta`. One per code: a language
 * in preparation has hundreds of texts.
 * @param languages codes of the languages of the site
 */
export function unknownLanguages(
  source: YamlSource,
  texts: readonly Text[],
  languages: readonly string[],
): readonly Problem[] {
  const strange = texts.filter(({ language }) => language !== undefined && !languages.includes(language));
  return [...new Set(strange.map(({ language }) => language))].flatMap((code) => {
    const [first, ...others] = strange.filter(({ language }) => language === code);
    const offset = first && source.keyOffsetOf(first.path);
    if (!first || !code || offset === undefined) return [];
    const times = others.length === 0 ? '' : ` (and in ${count(others.length, 'more place')} in this file)`;
    const message = `found ${code}${times}, which is not a language of this site: no page shows its text.`;
    return [source.problem(offset, `${message} ${remedy(source, first, code, languages)}`)];
  });
}

const count = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;

/** Proposes the language that was probably meant, unless that is already present. */
function remedy(source: YamlSource, { path, text }: Text, code: string, languages: readonly string[]): string {
  const absent = languages.filter((other) => source.keyOffsetOf([...path.slice(0, -1), other]) === undefined);
  const meant = didYouMean(code, absent);
  if (meant && isWrittenIn(meant, text)) return `Type: ${meant}: ${text.length > LONGEST_SHOWN ? '...' : inline(text)}`;
  return `Its languages are ${languages.map((other) => `${other} (${languageName(other)})`).join(', ')}.`;
}

/** Combined script codes, and one script of each. */
const COMBINED: Readonly<Record<string, string>> = { Jpan: 'Hira', Kore: 'Hang', Hans: 'Hani', Hant: 'Hani' };

/** Whether a text has characters in the script of a language. */
function isWrittenIn(language: string, text: string): boolean {
  const script = new Intl.Locale(language).maximize().script ?? 'Latn';
  return new RegExp(`\\p{Script=${COMBINED[script] ?? script}}`, 'u').test(text);
}
