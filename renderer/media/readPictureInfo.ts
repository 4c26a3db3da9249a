import sharp from 'sharp';
import { z } from 'zod';
import { openMaster } from './openMaster.ts';

/** Side in pixels of the thumbnail that the dominant colour is taken from. */
const THUMBNAIL_SIZE = 48;

/** The EXIF orientation of an upright picture; the seven others have higher numbers. */
const UPRIGHT = 1;

/** What pages need to know about a picture before it has loaded. */
export const pictureInfoSchema = z.object({
  /** Size in pixels, after rotation. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** The dominant colour as three hexadecimal digits: the placeholder while the picture loads. */
  color: z.string(),
  /** Whether its EXIF orientation rotates or mirrors it. */
  isTurned: z.boolean(),
});
/** The properties of a picture that are read from its file. */
export type PictureInfo = Readonly<z.infer<typeof pictureInfoSchema>>;

/**
 * Finds the size, dominant colour and orientation of a picture by decoding it.
 * @param bytes content of the file
 * @throws Error for a file that is not a complete picture, or is an SVG
 */
export async function readPictureInfo(bytes: Buffer): Promise<PictureInfo> {
  const image = openMaster(bytes);
  const { autoOrient, format, orientation = UPRIGHT } = await image.metadata();
  // An SVG is drawn with the fonts of the machine, so it would look different on each.
  if (format === 'svg') throw new Error('A drawing is no master.');
  const thumbnail = await image.resize(THUMBNAIL_SIZE, THUMBNAIL_SIZE, { fit: 'fill' }).removeAlpha().png().toBuffer();
  const { dominant } = await sharp(thumbnail).stats();
  const color = [dominant.r, dominant.g, dominant.b].map((level) => (level >> 4).toString(16)).join('');
  return { ...autoOrient, color, isTurned: orientation > UPRIGHT };
}
