/** The formats for pages: AVIF, and WebP for older browsers. */
export type Format = 'avif' | 'webp';

/** Part of every picture's hash: increase it when the settings below change. */
export const ENCODER_VERSION = '2';

/**
 * Settings of the AVIF and WebP encoders. The quality was chosen by eye on screens of two pixels per CSS pixel: at 50, gum lines
 * and bristles blur; at 56, some pictures have a fifth more bytes. Effort 4 saves a tenth and takes four times as long.
 */
export const AVIF = { quality: 54, effort: 3 } as const;
export const WEBP = { quality: 74, effort: 5 } as const;
