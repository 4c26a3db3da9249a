/** From the bytes of a file to its text. Files are UTF-8; what else editors save is recognised, so that a message can name it. */

/** What a file is saved as where it is not UTF-8. */
export type OtherEncoding = 'UTF-16' | 'Windows-1252';

export type Decoded = Readonly<{ text: string; encoding?: OtherEncoding }>;

/** Reads bytes as UTF-8, and as what they are where they are something else. A byte order mark is left out. */
export function decode(bytes: Uint8Array): Decoded {
  const utf16 = utf16Of(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: 'UTF-16' };
  const text = new TextDecoder().decode(bytes);
  if (!text.includes('\uFFFD') || isMostlyUtf8(text)) return { text };
  return { text: windows1252(bytes), encoding: 'Windows-1252' };
}

/** By the byte order mark or, without one, by the zero byte of the first character, which is ASCII in every file of ours. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be';
  return undefined;
}

/** What Windows-1252 has from 0x80 on, where Latin-1 has control characters; Node 20 decodes both as Latin-1. */
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function windows1252(bytes: Uint8Array): string {
  const text = new TextDecoder('latin1').decode(bytes);
  return text.replace(/\p{Cc}/gu, (character) => FROM_0X80[character.charCodeAt(0) - 0x80] ?? character);
}

/** Where other letters are whole, only single ones are damaged. */
const isMostlyUtf8 = (text: string) => /[^\p{ASCII}\uFFFD]/u.test(text);
