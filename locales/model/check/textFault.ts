import { didYouMean } from '../../../diagnostics/didYouMean.ts';
import { invisibleCharacter, withoutInvisible } from '../../../diagnostics/invisibleCharacter.ts';
import { MarkupFault, parseMarkup } from './markup.ts';

/** Tags with curly quotes, as word processors and spreadsheet programs insert. */
const CURLY_TAG = /<[a-z][^<>]*[“”„‟‘’][^<>]*>/i;

/**
 * Checks a single text in any language.
 * @param english its English source, from which placeholders are proposed
 * @returns a message; undefined if the text can be shown
 */
export function textFault(text: string, english?: string): string | undefined {
  if (text.trim() === '') return 'the text is empty. Write it, or delete the line';
  const invisible = invisibleCharacter(text);
  if (invisible !== undefined) return INVISIBLE[invisible] ?? invisibleFault(invisible);
  const placeholder = placeholderFault(text, english);
  if (placeholder !== undefined) return placeholder;
  if (text.includes('$t(')) return '$t( ) would insert another text here. Write the text itself';
  return text.includes('<') ? markupFault(text) : undefined;
}

/**
 * The text with what the message says to type or to delete.
 * @returns undefined if there is no message, or it leaves the choice to the person
 */
export function textFix(text: string, english?: string): string | undefined {
  if (textFault(text, english) === undefined || text.trim() === '') return undefined;
  if (invisibleCharacter(text) !== undefined) return withoutInvisible(text.replace(/\s*[\n\r\t]\s*/g, ' ')).trim();
  return placeholderFix(text, english) ?? straightened(text);
}

const LINE_BREAK = 'the text contains a line break. Write it on one line';

/** Characters that people often type by accident. */
const INVISIBLE: Readonly<Record<string, string>> = {
  'U+000A': LINE_BREAK,
  'U+000D': LINE_BREAK,
  'U+0009': 'the text contains a tab. Type a space instead',
};

const invisibleFault = (character: string) =>
  `the text contains an invisible character (${character}). Delete it, or type the text again`;

function markupFault(text: string): string | undefined {
  const [curly] = CURLY_TAG.exec(text) ?? [];
  if (curly !== undefined && straightened(text) !== undefined) {
    return `the quotes in ${curly} are curly. Type straight ones: ${straight(curly)}`;
  }
  return tagFault(text);
}

/** The text with straight quotes in its tags, if that is all they lack. */
function straightened(text: string): string | undefined {
  const fixed = text.replace(CURLY_TAG, straight);
  return fixed === text || tagFault(fixed) !== undefined ? undefined : fixed;
}

const straight = (tag: string) => tag.replace(/[“”„‟]/g, '"').replace(/[‘’]/g, "'");

function tagFault(text: string): string | undefined {
  try {
    parseMarkup(text, '');
    return undefined;
  } catch (error) {
    if (error instanceof MarkupFault) return error.reason;
    throw error;
  }
}

/* How a text writes its placeholders. */

const PLACEHOLDER = /(?<!\{)\{\{[\w.]+\}\}(?!\})/g;

/** Something meant as a placeholder: everything between the first brace and the last. The lookbehind keeps long names fast. */
const MEANT = /\{+[^{}]*\}+|\{+[\w. ]*|(?<![\w.])[\w.]*\}+/;

/** A message, with what to type if that is known; undefined if every brace belongs to a placeholder. */
function placeholderFault(text: string, english?: string): string | undefined {
  const wrong = wrongPlaceholder(text, english);
  if (!wrong) return undefined;
  const { found, right } = wrong;
  const example = right === undefined ? 'Write it as in English, such as {{price.filling}}' : `Type: {{${right}}}`;
  if (!/^\{\{[^{}]*\}\}$/.test(found))
    return `found ${found}: a placeholder is written with two braces on each side. ${example}`;
  if (/^[\w.]+$/.test(bare(found))) return `found ${found}, with a space inside the braces. ${example}`;
  return `found ${found}: names in braces are not translated. ${example}`;
}

function placeholderFix(text: string, english?: string): string | undefined {
  const { found, right } = wrongPlaceholder(text, english) ?? {};
  const at = MEANT.exec(text.replace(PLACEHOLDER, (whole) => ' '.repeat(whole.length)))?.index;
  if (found === undefined || right === undefined || at === undefined || !text.startsWith(found, at)) return undefined;
  return `${text.slice(0, at)}{{${right}}}${text.slice(at + found.length)}`;
}

/** A placeholder as it was written, and its name as far as that is known. */
function wrongPlaceholder(text: string, english?: string): Readonly<{ found: string; right?: string }> | undefined {
  const [found = ''] = MEANT.exec(text.replace(PLACEHOLDER, ' ')) ?? [];
  if (!/[{}]/.test(found)) return undefined;
  const name = bare(found);
  const wanted = wantedNames(text, english);
  const right = english === undefined ? name : (wanted.find((each) => each === name) ?? nearest(name, wanted));
  return { found, ...(right !== undefined && /^[\w.]+$/.test(right) ? { right } : {}) };
}

/** What is meant as the name. */
const bare = (found: string) => found.replace(/[{}\s]/g, '');

/** Names of English placeholders that a text lacks, or has fewer times. */
function wantedNames(text: string, english = ''): readonly string[] {
  const own = namesIn(text);
  return namesIn(english).filter((name) => {
    const at = own.indexOf(name);
    if (at >= 0) own.splice(at, 1);
    return at < 0;
  });
}

const namesIn = (text: string) => [...text.matchAll(PLACEHOLDER)].map(([placeholder]) => placeholder.slice(2, -2));

/** The only remaining name, or the most similar one. */
const nearest = (name: string, wanted: readonly string[]) =>
  new Set(wanted).size === 1 ? wanted[0] : didYouMean(name, wanted);
