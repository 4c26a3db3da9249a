/** Texts that are too long, in the wrong script or under a wrong code, and texts whose characters were lost. */
import { shortened } from '../../../diagnostics/excerpt.ts';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import { lostLetters } from '../../../diagnostics/lostLetters.ts';
import { LATIN_LETTER, OTHER_LETTER, type Script, scriptOf } from '../../../diagnostics/script.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { label } from '../files/misplaced.ts';
import type { Text } from './values.ts';

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

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
  const codes = new Set(texts.map(({ language = 'en' }) => language));
  return [...codes].flatMap((code) => {
    const [first, ...others] = texts.filter(({ language }) => language === code);
    if (languages.includes(code) || !first) return [];
    const more = others.length === 1 ? '1 more place' : `${others.length} more places`;
    const times = others.length === 0 ? '' : ` (and in ${more} in this file)`;
    const message = `found ${code}${times}, which is not a language of this site: no page shows its text.`;
    const known = languages.map((other) => `${other} (${NAMES.of(other)})`).join(', ');
    return [source.problemAtKey(first.path, `${message} Its languages are ${known}.`)];
  });
}

/** Warnings about texts in the site's languages, and about names, which have no language. */
export function letterWarnings(
  source: YamlSource,
  texts: readonly Text[],
  languages: readonly string[],
): readonly Problem[] {
  return texts.flatMap(({ path, text, language }) => {
    if (language !== undefined && !languages.includes(language)) return [];
    const script = scriptOf(language ?? 'en');
    const message = lostLetters(text, script) ?? (language && wrongScript(text, language, script));
    return message ? [source.problemAt(path, `${path.at(-1)}: ${message}`)] : [];
  });
}

function wrongScript(text: string, language: string, script: Script): string | undefined {
  const name = NAMES.of(language);
  if (script === 'Latin') {
    if (!OTHER_LETTER.test(text) || LATIN_LETTER.test(text)) return undefined;
    return `found ${shortened(text)}, which is not in ${name}. Type the ${name} text.`;
  }
  if (OTHER_LETTER.test(text) || text.split(/\s+/).every(isSameEverywhere)) return undefined;
  return `found ${shortened(text)}, which is in English letters. Type it in ${name}, or delete the line: pages then show the English text.`;
}

/** Words that every language writes in Latin script: degrees, EMI, Rs, names of services and brands, addresses. */
const SAME_EVERYWHERE = /^(?:.|[A-Z][A-Z\d]*|Dr|Ph|Rs|Google|Maps|Instagram|Facebook|Twitter|[A-Z]?[a-z]+[A-Z]\w*)$/u;

function isSameEverywhere(word: string): boolean {
  if (/@|:\/\//.test(word)) return true;
  return word.split(/[^\p{Script=Latin}\d]+/u).every((part) => !LATIN_LETTER.test(part) || SAME_EVERYWHERE.test(part));
}

/** Graphemes: the longest text that still fits a card. */
const LONGEST_TEXT = 600;
/** The average number of UTF-16 units per grapheme is lower than this. */
const UNITS_PER_GRAPHEME = 8;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

export function longTexts(source: YamlSource, texts: readonly Text[]): readonly Problem[] {
  return texts.flatMap(({ path, text }) => {
    if (!isLong(text)) return [];
    const message = `${label(path)}: this text has more than ${LONGEST_TEXT} characters. Type a shorter one: few people read that far, and on a phone it fills the screen.`;
    return [source.problemAt(path, message)];
  });
}

/** Very long texts are not segmented: the segmenter copies the whole text for each segment. */
function isLong(text: string): boolean {
  if (text.length <= LONGEST_TEXT) return false;
  const most = LONGEST_TEXT * UNITS_PER_GRAPHEME;
  return text.length > most || [...graphemes.segment(text)].length > LONGEST_TEXT;
}
