import sharp, { type Sharp } from 'sharp';

/** More than any page needs; a small file can hold a picture that fills the memory. */
export const MOST_PIXELS = 100_000_000;

/**
 * Opens a master as it is to be seen: cameras often file a photograph lying on its side and note how they were held.
 * Nothing else that a camera notes, such as the place, is passed on.
 * @param input the file's path or its bytes
 */
export function openMaster(input: string | Buffer): Sharp {
  return sharp(input, { limitInputPixels: MOST_PIXELS }).autoOrient();
}
