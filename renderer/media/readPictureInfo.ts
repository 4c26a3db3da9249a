import sharp from 'sharp';
import { z } from 'zod';
import { KIND_NAMES, type PictureKind, pictureKind } from './decode/pictureKind.ts';
import { readableBytes } from './decode/readableBytes.ts';
import { openMaster } from './openMaster.ts';

/** Side in pixels of the thumbnail that the dominant colour is taken from. */
const THUMBNAIL_SIZE = 48;

/** The EXIF orientation of an upright picture; the seven others have higher numbers. */
const UPRIGHT = 1;

const KINDS = Object.keys(KIND_NAMES) as PictureKind[];

/** What pages need to know about a picture before it has loaded. */
export const pictureInfoSchema = z.object({
  /** Size in pixels, after rotation. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** The dominant colour as three hexadecimal digits: the placeholder while the picture loads. */
  color: z.string(),
  /** Whether its EXIF orientation rotates or mirrors it. */
  isTurned: z.boolean(),
  /** Whether parts of it may be transparent. */
  isTransparent: z.boolean(),
  /** The format of its file, whatever its name says. */
  kind: z.enum(KINDS),
});
/** The properties of a picture that are read from its file. */
export type PictureInfo = Readonly<z.infer<typeof pictureInfoSchema>>;

/**
 * Finds the size, dominant colour and orientation of a picture by decoding it.
 * @param bytes content of the file
 * @throws Error for a file that is not a complete picture in one of the formats for pages
 */
export async function readPictureInfo(bytes: Buffer): Promise<PictureInfo> {
  const kind = await pictureKind(bytes);
  // An SVG, for example, is drawn with the fonts of the machine, so it would look different on each.
  if (kind === undefined) throw new Error('Pages show no pictures in this format.');
  const image = openMaster(await readableBytes(bytes));
  const { autoOrient, hasAlpha: isTransparent, orientation = UPRIGHT } = await image.metadata();
  const thumbnail = await image.resize(THUMBNAIL_SIZE, THUMBNAIL_SIZE, { fit: 'fill' }).removeAlpha().png().toBuffer();
  const { dominant } = await sharp(thumbnail).stats();
  const color = [dominant.r, dominant.g, dominant.b].map((level) => (level >> 4).toString(16)).join('');
  return { ...autoOrient, color, isTurned: orientation > UPRIGHT, isTransparent, kind };
}
