import sharp, { type Sharp } from 'sharp';

/** More than any page needs; a small file can hold a picture that fills the memory. */
export const MOST_PIXELS = 100_000_000;

/**
 * Opens a master as it is to be seen: cameras often file a photograph lying on its side and note how they were held.
 * Nothing else that a camera notes, such as the place, is passed on.
 * @param bytes the file
 */
export function openMaster(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient();
}
