import { invisibleCharacter } from '../../../diagnostics/invisibleCharacter.ts';
import { MarkupFault, parseMarkup } from './markup.ts';
import { placeholderFault } from './placeholderFault.ts';

/** Tags with the quotes that word processors and spreadsheet programs make. */
const CURLY_TAG = /<[a-z][^<>]*[“”„‟‘’][^<>]*>/i;

/**
 * What is wrong with a text by itself, in any language.
 * @param english what it translates: placeholders are then proposed from there
 * @returns a sentence; undefined when the text can be shown
 */
export function textFault(text: string, english?: string): string | undefined {
  if (text.trim() === '') return 'the text is empty. Write it, or delete the line';
  const unseen = invisibleCharacter(text);
  if (unseen !== undefined) return UNSEEN[unseen] ?? unseenFault(unseen);
  const placeholder = placeholderFault(text, english);
  if (placeholder !== undefined) return placeholder;
  if (text.includes('$t(')) return '$t( ) would put another text here. Write the text itself';
  return text.includes('<') ? markupFault(text) : undefined;
}

/** Signs that people type without wanting to. */
const UNSEEN: Readonly<Record<string, string>> = {
  'U+000A': 'it holds a line break. Write the text on one line',
  'U+000D': 'it holds a line break. Write the text on one line',
  'U+0009': 'it holds a tab. Type a space instead',
};

const unseenFault = (character: string) =>
  `it holds an invisible character (${character}). Delete it, or type the text anew`;

function markupFault(text: string): string | undefined {
  const [curly] = CURLY_TAG.exec(text) ?? [];
  const straight = curly?.replace(/[“”„‟]/g, '"').replace(/[‘’]/g, "'");
  if (curly !== undefined && straight !== undefined && tagFault(text.replace(curly, straight)) === undefined) {
    return `the quotes in ${curly} are curly. Type straight ones: ${straight}`;
  }
  return tagFault(text);
}

function tagFault(text: string): string | undefined {
  try {
    parseMarkup(text, '');
    return undefined;
  } catch (error) {
    if (error instanceof MarkupFault) return error.reason;
    throw error;
  }
}
