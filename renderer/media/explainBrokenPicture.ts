import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { HOW_TO_MAKE_WEBP } from '../../branches/model/files/pictureName.ts';
import { MOST_PIXELS } from './openMaster.ts';
import { readPictureInfo } from './readPictureInfo.ts';

/**
 * Explains why a picture cannot be read, and what to do about it.
 * @returns undefined if the picture is valid, so that the error has another cause
 */
export async function explainBrokenPicture(file: string): Promise<string | undefined> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => error);
  if (bytes instanceof Error) return explainUnopened(bytes);
  if (bytes.length === 0) return 'this file is empty. Copy the picture here once more, or delete the file.';
  return readPictureInfo(bytes).then(
    () => undefined,
    () => explainUnreadable(bytes),
  );
}

function explainUnopened({ code }: NodeJS.ErrnoException): string {
  if (code === 'ENOENT') return 'this is a link to a file that is not there. Put the picture itself in its place.';
  if (code === 'EISDIR') return 'this is a link to a folder. Put the picture itself in its place.';
  return `this file cannot be opened (${code}). Ask whoever looks after this computer to allow it, or copy the picture here once more.`;
}

async function explainUnreadable(bytes: Buffer): Promise<string> {
  if (HEIC.test(bytes.toString('latin1', 0, 12))) return NO_PICTURE;
  // Reads only the metadata: a small file can decode to a huge picture.
  const head = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: Error) => error);
  // Sharp's words.
  if (head instanceof Error) return /unsupported image format/.test(head.message) ? NO_PICTURE : DAMAGED;
  const { format, width, height } = head;
  if (format === 'svg') return NO_PICTURE;
  return width * height > MOST_PIXELS
    ? `this picture has ${width} x ${height} pixels, more than a page can use. Save it smaller: 2000 pixels are wide enough.`
    : DAMAGED;
}

const NO_PICTURE = `what is in this file is no WebP picture, although its name says so. Save the picture as WebP in its place (${HOW_TO_MAKE_WEBP}), or delete the file.`;
/** The start of a HEIC file, which the decoder does not support. */
const HEIC = /ftyphe/;
const DAMAGED = 'this picture is cut off or damaged. Copy it here once more from where it came.';
