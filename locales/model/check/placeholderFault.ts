/** Checks how a text writes its placeholders. */
import { didYouMean } from '../../../diagnostics/didYouMean.ts';

const PLACEHOLDER = /(?<!\{)\{\{[\w.]+\}\}(?!\})/g;

/** Something meant as a placeholder: everything between the first brace and the last. The lookbehind keeps long names fast. */
const MEANT = /\{+[^{}]*\}+|\{+[\w. ]*|(?<![\w.])[\w.]*\}+/;

const TWO_BRACES = 'a placeholder is written with two braces on each side';

/** A placeholder as it was written, and its name as far as that is known. */
type WrongPlaceholder = Readonly<{ found: string; right?: string }>;

/**
 * @param english the English text, whose placeholders are required; omitted if the text is itself English
 * @returns a message, with what to type if that is known; undefined if every brace belongs to a placeholder
 */
export function placeholderFault(text: string, english?: string): string | undefined {
  const wrong = wrongPlaceholder(text, english);
  if (!wrong) return undefined;
  const { found, right } = wrong;
  const example = right === undefined ? 'Write it as in English, such as {{price.filling}}' : `Type: {{${right}}}`;
  if (!/^\{\{[^{}]*\}\}$/.test(found)) return `found ${found}: ${TWO_BRACES}. ${example}`;
  if (/^[\w.]+$/.test(bare(found))) return `found ${found}, with a space inside the braces. ${example}`;
  return `found ${found}: names in braces are not translated. ${example}`;
}

/** The text with what the message says to type; undefined if it does not say it. */
export function placeholderMend(text: string, english?: string): string | undefined {
  const { found, right } = wrongPlaceholder(text, english) ?? {};
  const at = MEANT.exec(text.replace(PLACEHOLDER, (whole) => ' '.repeat(whole.length)))?.index;
  if (found === undefined || right === undefined || at === undefined || !text.startsWith(found, at)) return undefined;
  return `${text.slice(0, at)}{{${right}}}${text.slice(at + found.length)}`;
}

function wrongPlaceholder(text: string, english?: string): WrongPlaceholder | undefined {
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
