import { parseMarkup } from './markup.ts';

/**
 * Signs that nobody sees: controls, halves of signs, those that turn the direction of the text after them. The joiners of
 * Indian scripts and what makes a sign an emoji may stay.
 */
const UNSEEN = /(?!\u200c|\u200d|\ufe0f)[\p{Cc}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\ufffd]/u;

/**
 * What is wrong with a text by itself, in any language.
 * @returns a sentence; undefined when the text can be shown
 */
export function textFault(text: string): string | undefined {
  if (text.trim() === '') return 'the text is empty. Write it, or delete the line';
  const [unseen] = UNSEEN.exec(text) ?? [];
  if (unseen !== undefined) {
    const code = (unseen.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `it holds a sign that cannot be seen (U+${code}). Delete it, or type the text anew`;
  }
  if (/[{}]/.test(text.replace(/\{\{[\w.]+\}\}/g, ''))) {
    return 'a placeholder is written with two braces on each side, such as {{price.filling}}';
  }
  if (text.includes('$t(')) return '$t( ) would put another text here. Write the text itself';
  if (!text.includes('<')) return undefined;
  try {
    parseMarkup(text, '');
    return undefined;
  } catch (error) {
    return (error as Error).message.replace(/^: /, '');
  }
}
