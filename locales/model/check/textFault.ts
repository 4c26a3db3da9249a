import { didYouMean } from '../../../diagnostics/didYouMean.ts';
import { invisibleCharacter } from '../../../diagnostics/invisibleCharacter.ts';
import { MarkupFault, parseMarkup } from './markup.ts';
import { type TextMistake, textMistake } from './textMistake.ts';

/** Tags with curly quotes, as word processors and spreadsheet programs insert. */
const CURLY_TAG = /<[a-z][^<>]*[“”„‟‘’][^<>]*>/i;

/**
 * Checks a single text in any language.
 * @param english its English source, from which placeholders are proposed
 * @returns undefined if the text can be shown
 */
export function textFault(text: string, english?: string): TextMistake | undefined {
  if (text.trim() === '') return textMistake('empty');
  const character = invisibleCharacter(text);
  if (character !== undefined) return textMistake(INVISIBLE[character] ?? 'unseen', { character });
  const placeholder = placeholderFault(text, english);
  if (placeholder !== undefined) return placeholder;
  if (text.includes('$t(')) return textMistake('insertion');
  return text.includes('<') ? markupFault(text) : undefined;
}

/** Characters that people often type by accident. */
const INVISIBLE: Readonly<Record<string, 'lineBreak' | 'tab'>> = {
  'U+000A': 'lineBreak',
  'U+000D': 'lineBreak',
  'U+0009': 'tab',
};

function markupFault(text: string): TextMistake | undefined {
  const [tag] = CURLY_TAG.exec(text) ?? [];
  if (tag !== undefined && straightened(text) !== undefined)
    return textMistake('curlyTag', { tag, right: straight(tag) });
  const reason = tagFault(text);
  return reason === undefined ? undefined : textMistake('wrongTag', { reason });
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
function placeholderFault(text: string, english?: string): TextMistake | undefined {
  const wrong = wrongPlaceholder(text, english);
  if (!wrong) return undefined;
  const { found, right } = wrong;
  const example = right === undefined ? 'Write it as in English, such as {{price.filling}}' : `Type: {{${right}}}`;
  const kind = /^[\w.]+$/.test(bare(found)) ? 'spacedBraces' : 'translatedName';
  return textMistake(/^\{\{[^{}]*\}\}$/.test(found) ? kind : 'fewBraces', { found, example });
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
