import sharp from 'sharp';

/** Formats that pages can be made of, and the endings of their files. */
const ENDINGS = {
  jpeg: ['jpg', 'jpeg', 'jfif'],
  png: ['png'],
  webp: ['webp'],
  avif: ['avif', 'heif'],
  heic: ['heic', 'heif'],
} as const;

/** A format that pages can be made of. */
export type PictureKind = keyof typeof ENDINGS;

export const KIND_NAMES = {
  jpeg: 'a JPEG',
  png: 'a PNG',
  webp: 'a WebP',
  avif: 'an AVIF',
  heic: 'a HEIC',
} as const satisfies Record<PictureKind, string>;

/**
 * The format of a picture by its content.
 * @returns undefined for other formats
 * @throws Error for a file that is no picture, or whose start is damaged
 */
export async function pictureKind(bytes: Buffer): Promise<PictureKind | undefined> {
  // Reads only the metadata: a small file can decode to a huge picture.
  const { format, compression } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (format === 'heif') return compression === 'av1' ? 'avif' : 'heic';
  return isKind(format) ? format : undefined;
}

const isKind = (format: string): format is PictureKind => Object.hasOwn(ENDINGS, format);

/** Whether files of a format have an ending, such as `jpg`. */
export const hasEnding = (kind: PictureKind, ending: string): boolean =>
  (ENDINGS[kind] as readonly string[]).includes(ending);

/** The usual ending of a format. */
export const usualEnding = (kind: PictureKind): string => ENDINGS[kind][0];
