/**
 * SHA-256 in Node.js and in browsers, whose `crypto.subtle` makes callers wait. It names contents and guards nothing
 * secret.
 */

/** The first 32 bits of a number's fraction. */
const fraction = (number: number) => ((number % 1) * 2 ** 32) >>> 0;

/** The standard derives its constants from the first primes. */
const PRIMES = Array.from({ length: 311 }, (_, i) => i + 2).filter((n, i, all) => all.slice(0, i).every((m) => n % m));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUNDS = PRIMES.slice(0, 64).map((prime) => fraction(Math.cbrt(prime)));

const BLOCK = 64;

/** The digest of a text in UTF-8, in Base64. */
export const sha256 = (text: string): string => btoa(String.fromCharCode(...digestOf(text)));

/** The digest of a text in UTF-8, in hexadecimal digits. */
export const sha256Hex = (text: string): string =>
  Array.from(digestOf(text), (byte) => byte.toString(16).padStart(2, '0')).join('');

function digestOf(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  // A bit that ends the text, zeros, and its length in bits.
  const padded = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / BLOCK) * BLOCK));
  new Uint8Array(padded.buffer).set(bytes);
  padded.setUint8(bytes.length, 0x80);
  padded.setUint32(padded.byteLength - 4, bytes.length * 8);
  const digest = new DataView(new ArrayBuffer(4 * START.length));
  let state: readonly number[] = START;
  for (let start = 0; start < padded.byteLength; start += BLOCK) state = withBlock(state, padded, start);
  state.forEach((word, i) => {
    digest.setUint32(4 * i, word);
  });
  return new Uint8Array(digest.buffer);
}

/** The words of a block and those derived from them, one for each round. */
const words = new Uint32Array(ROUNDS.length);

function withBlock(state: readonly number[], data: DataView, start: number): readonly number[] {
  const word = (i: number) => words[i] ?? 0;
  for (let i = 0; i < 16; i++) words[i] = data.getUint32(start + 4 * i);
  for (let i = 16; i < words.length; i++) {
    const [early, late] = [word(i - 15), word(i - 2)];
    const first = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const second = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = word(i - 16) + first + word(i - 7) + second;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < ROUNDS.length; i++) {
    const choice = (e & f) ^ (~e & g);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + (ROUNDS[i] ?? 0) + word(i);
    const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  return [a, b, c, d, e, f, g, h].map((value, i) => (value + (state[i] ?? 0)) | 0);
}

/** Turned to the right. */
const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));
