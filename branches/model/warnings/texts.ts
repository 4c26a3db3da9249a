/** Texts that are too long, in the wrong script or under a wrong code, and texts whose characters were lost. */
import { shortened } from '../../../diagnostics/excerpt.ts';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import { hasLostLetters } from '../../../diagnostics/lostLetters.ts';
import { normalText } from '../../../diagnostics/normalText.ts';
import { LATIN_LETTER, OTHER_LETTER, type Script, scriptOf } from '../../../diagnostics/script.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { label } from '../files/nestingMistakes.ts';
import { maxTextLength } from '../maxTextLength.ts';
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
    const known = languages.map((other) => `${other} (${NAMES.of(other)})`).join(', ');
    return [source.problemAtKey(first.path, 'unknownLanguage', { code, others: others.length, known })];
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
    const code = hasLostLetters(text, script) ? 'lostLetters' : language && wrongScript(text, script);
    if (!code) return [];
    const values = { key: String(path.at(-1)), text: shortened(text), language: String(NAMES.of(language ?? 'en')) };
    return [source.problemAt(path, code, values)];
  });
}

function wrongScript(text: string, script: Script) {
  if (script === 'Latin') return OTHER_LETTER.test(text) && !LATIN_LETTER.test(text) ? 'notInLanguage' : undefined;
  return OTHER_LETTER.test(text) || text.split(/\s+/).every(isSameEverywhere) ? undefined : 'englishLetters';
}

/** Words that every language writes in Latin script: degrees, EMI, names of services and brands, addresses. */
const SAME_EVERYWHERE = /^(?:.|[A-Z][A-Z\d]*|Dr|Ph|Google|Maps|Instagram|Facebook|Twitter|[A-Z]?[a-z]+[A-Z]\w*)$/u;

function isSameEverywhere(word: string): boolean {
  if (/@|:\/\//.test(word)) return true;
  return word.split(/[^\p{Script=Latin}\d]+/u).every((part) => !LATIN_LETTER.test(part) || SAME_EVERYWHERE.test(part));
}

/** The average number of UTF-16 units per grapheme is lower than this. */
const UNITS_PER_GRAPHEME = 8;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

export function longTexts(source: YamlSource, texts: readonly Text[]): readonly Problem[] {
  return texts.flatMap(({ path, text }) => {
    const most = maxTextLength(path);
    return isLong(text, most) ? [source.problemAt(path, 'longText', { key: label(path), most })] : [];
  });
}

/** Very long texts are not segmented: the segmenter copies the whole text for each segment. */
const isLong = (text: string, most: number): boolean =>
  text.length > most && (text.length > most * UNITS_PER_GRAPHEME || [...graphemes.segment(text)].length > most);

/** Signs of other programs, which pages show as they are: HTML, Markdown, placeholders. */
const SIGN = /<!--|<\/?[a-z][^<>]*>|&(?:[a-z]+|#\w+);|\*\*|\]\(|\{\{/i;
const EMOJI = /(?![©®™])[\p{Extended_Pictographic}\p{Regional_Indicator}](?:\p{Emoji_Modifier}|\ufe0f|\u200d)*/gu;
/** At least two words of four letters: not degrees, nor "UPI". */
const CAPITALS = /^(?!.*\p{Ll}).*\p{Lu}{4}.*[^\p{L}].*\p{Lu}{4}/u;

/** Warnings about what patients would stumble over: signs of other programs, emoji in a name, sentences in capitals. */
export function oddTexts(source: YamlSource, texts: readonly Text[]): readonly Problem[] {
  return texts.flatMap(({ path, text, language }) => {
    // What comes later is too long in any case.
    const read = text.slice(0, maxTextLength(path));
    const sign = SIGN.exec(read);
    if (sign) {
      const shown = shortened(read.slice(Math.max(sign.index - AROUND, 0)));
      return [source.problemAt(path, 'signsInText', { key: label(path), shown })];
    }
    const [emoji] = path.at(-2) === 'name' ? (read.match(EMOJI) ?? []) : [];
    if (emoji) {
      const problem = source.problemAt(path, 'emojiInName', { key: label(path), emoji });
      return [{ ...problem, proposal: { path, value: normalText(text.replace(EMOJI, '')) } }];
    }
    if (!language || !CAPITALS.test(read)) return [];
    return [source.problemAt(path, 'capitals', { key: label(path), shown: shortened(read) })];
  });
}

/** Characters before a sign that are shown with it. */
const AROUND = 20;
