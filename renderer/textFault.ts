import { unseenSign } from '../branches/model/unseen-sign.ts';
import { parseMarkup } from './markup.ts';

/**
 * What is wrong with a text by itself, in any language.
 * @returns a sentence; undefined when the text can be shown
 */
export function textFault(text: string): string | undefined {
  if (text.trim() === '') return 'the text is empty. Write it, or delete the line';
  const unseen = unseenSign(text);
  if (unseen !== undefined) return `it holds a sign that cannot be seen (${unseen}). Delete it, or type the text anew`;
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
