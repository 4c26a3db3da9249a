/** In which encoding a file of a translator is saved. */

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/**
 * The encoding of a text file that begins with a Latin letter or sign, as words files and sheets do. By its mark; without one,
 * UTF-16 is known by the empty half of its first sign.
 */
export function encodingOf([first, second]: Uint8Array): Encoding {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || first === 0) return 'utf-16be';
  return 'utf-8';
}

/** The text of a file without the mark at its beginning. Bytes that are no letter in its encoding become U+FFFD. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}
