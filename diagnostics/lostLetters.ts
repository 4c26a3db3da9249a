import { shortened } from './excerpt.ts';
import { OTHER_LETTER, type Script } from './script.ts';

/**
 * Told of a text whose characters were lost: programs write a question mark for a letter that their encoding does not have.
 * @param script in which the text should be
 */
export function lostLetters(text: string, script: Script): string | undefined {
  const expected = script === 'Latin' ? /\p{L}/u : OTHER_LETTER;
  if (!text.includes('??') || expected.test(text)) return undefined;
  return `found ${shortened(text)}, whose characters were lost when the file was saved. Type the text again, and save the file as UTF-8.`;
}
