/** Contents of files as Git knows them. */

type Bytes = Uint8Array<ArrayBuffer>;

/** Byte for byte: a byte order mark stays. */
export const textOf = (bytes: Bytes): string => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

export const bytesOf = (content: string | Bytes): Bytes =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content;

/** The id that Git gives to a file with this content: 40 hexadecimal digits. */
export async function blobId(content: string | Bytes): Promise<string> {
  const bytes = bytesOf(content);
  const head = bytesOf(`blob ${bytes.length}\0`);
  const object = new Uint8Array(head.length + bytes.length);
  object.set(head);
  object.set(bytes, head.length);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', object));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A function takes only so many arguments. */
const CHUNK = 0x8000;

export function toBase64(bytes: Bytes): string {
  let characters = '';
  for (let at = 0; at < bytes.length; at += CHUNK) {
    characters += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  }
  return btoa(characters);
}
