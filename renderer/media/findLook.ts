import sharp from 'sharp';
import { z } from 'zod';
import { openMaster } from './openMaster.ts';

/** Side of the small copy in which the commonest colour is looked for, in pixels. */
const COLOR_SAMPLE = 48;

/** What a camera notes that was held upright; the seven other ways have higher numbers. */
const UPRIGHT = 1;

/** What is known of a picture without showing it. */
export const lookSchema = z.object({
  /** Pixels, as it is to be seen. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** The colour that covers most of it, as three hexadecimal digits: shown while the picture loads. */
  color: z.string(),
  /** Whether its file has it lying on its side or mirrored. */
  isTurned: z.boolean(),
});
export type Look = Readonly<z.infer<typeof lookSchema>>;

/**
 * Looks at a picture by decoding it.
 * @param bytes the file
 * @throws Error for a file that is no picture, or not a whole one
 */
export async function findLook(bytes: Buffer): Promise<Look> {
  const image = openMaster(bytes);
  const { autoOrient, format, orientation = UPRIGHT } = await image.metadata();
  // Drawn with the letters of the machine, it would differ from one to the next.
  if (format === 'svg') throw new Error('A drawing is no master.');
  const small = await image.resize(COLOR_SAMPLE, COLOR_SAMPLE, { fit: 'fill' }).removeAlpha().png().toBuffer();
  const { dominant } = await sharp(small).stats();
  const color = [dominant.r, dominant.g, dominant.b].map((level) => (level >> 4).toString(16)).join('');
  return { ...autoOrient, color, isTurned: orientation > UPRIGHT };
}
