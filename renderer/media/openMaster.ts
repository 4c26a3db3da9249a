import sharp, { type Sharp } from 'sharp';

/** Limits memory use: a small file can decode to a huge picture. */
export const MOST_PIXELS = 100_000_000;

/**
 * Opens a master, rotated by its EXIF orientation. No other metadata, such as the location, reaches the output.
 * @param bytes the file
 */
export function openMaster(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient();
}
