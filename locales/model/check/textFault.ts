import { invisibleCharacter, withoutInvisible } from '../../../diagnostics/invisibleCharacter.ts';
import { MarkupFault, parseMarkup } from './markup.ts';
import { placeholderFault, placeholderMend } from './placeholderFault.ts';

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
export function textMend(text: string, english?: string): string | undefined {
  if (textFault(text, english) === undefined || text.trim() === '') return undefined;
  if (invisibleCharacter(text) !== undefined) return withoutInvisible(text.replace(/\s*[\n\r\t]\s*/g, ' ')).trim();
  return placeholderMend(text, english) ?? straightened(text);
}

/** Characters that people often type by accident. */
const INVISIBLE: Readonly<Record<string, string>> = {
  'U+000A': 'the text contains a line break. Write it on one line',
  'U+000D': 'the text contains a line break. Write it on one line',
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
  const [curly] = CURLY_TAG.exec(text) ?? [];
  const mended = curly === undefined ? text : text.replace(curly, straight(curly));
  return mended === text || tagFault(mended) !== undefined ? undefined : mended;
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
