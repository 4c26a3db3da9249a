/** The formats for pages: AVIF, and WebP for older browsers. */
export type Format = 'avif' | 'webp';

/** Part of every picture's hash: increase it when the settings below change. */
export const ENCODER_VERSION = '2';

/** Settings of the AVIF and WebP encoders. */
export const AVIF = { quality: 54, effort: 3 } as const;
export const WEBP = { quality: 74, effort: 5 } as const;
