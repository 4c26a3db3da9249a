import { OTHER_LETTER, type Script } from './script.ts';

/** Question marks, and what Indian letters in UTF-8 become when they are read as Windows-1252. */
const LOST = /\?\?|à[\u00a4-\u00bf]/;

/**
 * Whether the characters of a text were lost: programs save a question mark for a character their encoding lacks, or two or three
 * characters for one.
 * @param script the script that the text should be in
 */
export const hasLostLetters = (text: string, script: Script): boolean =>
  LOST.test(text) && !(script === 'Latin' ? /\p{L}/u : OTHER_LETTER).test(text);
