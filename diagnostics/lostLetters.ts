import { OTHER_LETTER, type Script } from './script.ts';

/**
 * Whether the characters of a text were lost: programs save a question mark for a character their encoding lacks.
 * @param script the script that the text should be in
 */
export const hasLostLetters = (text: string, script: Script): boolean =>
  text.includes('??') && !(script === 'Latin' ? /\p{L}/u : OTHER_LETTER).test(text);
