import { shortened } from './excerpt.ts';
import { OTHER_LETTER, type Script } from './script.ts';

/**
 * The message for a text whose characters were lost: programs save a question mark for a character their encoding lacks.
 * @param script the script that the text should be in
 */
export function lostLetters(text: string, script: Script): string | undefined {
  const expected = script === 'Latin' ? /\p{L}/u : OTHER_LETTER;
  if (!text.includes('??') || expected.test(text)) return undefined;
  return `found ${shortened(text)}, whose characters were lost when the file was saved. Type the text again, and save the file as UTF-8.`;
}
