import type { TOKENS } from './tokenValues.ts';

/** The name of a colour token. */
export type ColorName = keyof typeof TOKENS.color;

/**
 * Two colours and their minimum contrast: 4.5 for text, 3 for large text and outlines of controls (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export type Pair = readonly [foreground: ColorName, background: ColorName, atLeast: 3 | 4.5];

/** The allowed combinations of foreground and background. */
export const PAIRS: readonly Pair[] = [
  ['ink', 'paper', 4.5],
  ['ink', 'sand', 4.5],
  ['ink', 'mint', 4.5],
  ['ink', 'coralSoft', 4.5],
  ['ink', 'yellow', 4.5],
  ['ink', 'yellowDark', 4.5],
  ['inkSoft', 'white', 4.5],
  ['inkSoft', 'sand', 4.5],
  ['inkSoft', 'mintDeep', 4.5],
  ['inkSoft', 'coralSoft', 4.5],
  ['teal', 'white', 4.5],
  ['teal', 'sand', 4.5],
  ['teal', 'mint', 4.5],
  ['tealDark', 'mintDeep', 4.5],
  ['white', 'teal', 4.5],
  ['white', 'coral', 4.5],
  ['white', 'tealDark', 4.5],
  ['white', 'whatsapp', 4.5],
  ['white', 'whatsappDark', 4.5],
  ['coral', 'white', 4.5],
  ['coral', 'coralSoft', 4.5],
  ['onDark', 'deep', 4.5],
  ['yellow', 'deep', 4.5],
  ['lineStrong', 'white', 3],
];

/**
 * Contrast ratio of two opaque colours according to WCAG 2.2, from 1 (identical) to 21 (black on white).
 * @throws Error if a colour is not written as `#rgb` or `#rrggbb`
 */
export function contrast(foreground: string, background: string): number {
  const [light = 0, dark = 0] = [luminance(foreground), luminance(background)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const hex = /^#[0-9a-f]{3}$/.test(color) ? color.replace(/[0-9a-f]/g, '$&$&') : color;
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`"${color}" is not a colour such as #0f6b66.`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
