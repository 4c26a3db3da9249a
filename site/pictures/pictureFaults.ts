/** Why pictures are refused, as far as it can be said without opening them. */
import { HOW_TO_SAVE_JPEG } from '../../branches/model/files/pictureName.ts';
import type { Sentence } from '../../diagnostics/sentences.ts';

/** A small file can decode to a huge picture. */
export const MAX_PIXELS = 100_000_000;

export const tooLarge = (bytes: number, most: number): Sentence => [
  'largePicture',
  { found: Math.ceil(bytes / 1e6), most: most / 1e6 },
];

/** @param format such as "GIF" */
export const inFormat = (code: 'otherFormat' | 'otherFormatInside' | 'otherFormatUpload', format: string): Sentence => [
  code,
  { format: format.toUpperCase(), howTo: HOW_TO_SAVE_JPEG },
];

/** Whether a file is what Git LFS puts in the place of a picture: less than 1024 bytes, which begin so in all of its versions. */
export const isLfsPointer = (bytes: Uint8Array): boolean =>
  bytes.length < 1024 &&
  /^version https?:\/\/(?:git-lfs|hawser|git-media)\b[^\n]*\n(?:[^\n]*\n)*?oid sha256:[0-9a-f]{64}\s/.test(
    new TextDecoder().decode(bytes),
  );
