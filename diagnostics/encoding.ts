/** Decodes files. They should be UTF-8; other encodings that editors use are detected so that a message can name them. */

export type OtherEncoding = 'UTF-16' | 'Windows-1252';

export type Decoded = Readonly<{ text: string; encoding?: OtherEncoding }>;

/** Decodes bytes as UTF-8, or in the encoding they are detected to have. Drops the byte order mark. */
export function decode(bytes: Uint8Array): Decoded {
  const utf16 = utf16Of(bytes);
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: 'UTF-16' };
  const text = new TextDecoder().decode(bytes);
  if (!text.includes('\uFFFD') || isMostlyUtf8(text)) return { text };
  return { text: windows1252(bytes), encoding: 'Windows-1252' };
}

/** Detected by the byte order mark or, without one, by a zero byte in the first character, which is ASCII in all our files. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second)) return 'utf-16be';
  return undefined;
}

/** Windows-1252 from 0x80, where Latin-1 has control characters; Node.js 20 decodes both as Latin-1. */
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function windows1252(bytes: Uint8Array): string {
  const text = new TextDecoder('latin1').decode(bytes);
  return text.replace(/\p{Cc}/gu, (character) => FROM_0X80[character.charCodeAt(0) - 0x80] ?? character);
}

/** If other non-ASCII characters are intact, only a few are damaged. */
const isMostlyUtf8 = (text: string) => /[^\p{ASCII}\uFFFD]/u.test(text);
