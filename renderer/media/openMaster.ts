import sharp, { type Sharp } from 'sharp';

/** Limits memory use: a small file can decode to a huge picture. */
export const MOST_PIXELS = 100_000_000;

/** Shows through transparent parts: whatever a page has behind them would change with its design. */
const PAPER = '#fff';

/**
 * Opens a picture as pages show it: rotated by its EXIF orientation, in the colours of screens (sRGB), on white. No metadata,
 * such as the location, reaches the output.
 * @param bytes a picture as from `readableBytes`
 */
export function openMaster(bytes: Buffer): Sharp {
  // The cameras of some phones write files with slips that no program minds: `error` lets them pass, but nothing cut off.
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' }).autoOrient().flatten({ background: PAPER });
}
