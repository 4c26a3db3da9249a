import type { Drawing } from './drawing.ts';

/** The same as `--teal` and `--paper` in `components/ui/style/tokens.ts`. */
export const THEME_COLOR = '#0f6b66';
export const BACKGROUND_COLOR = '#fffdf9';

/** The drawing that is the clinic's logo. */
export const LOGO = 'logo';

/** On which the logo stands. */
export type Ground = Readonly<{
  /** Radius of its corners, as a share of its side. */
  corner: number;
  /** Side of the logo, as a share of its own. */
  logo: number;
}>;

export const TILE: Ground = { corner: 0.22, logo: 0.82 };

/** Units of its `viewBox`. */
export const TILE_UNITS = 100;

/** The logo in white on a tile of the clinic's colour, as SVG. */
export function logoTile(drawing: Drawing, { corner, logo }: Ground = TILE): string {
  const { viewBox, fill, hasLines, shapes } = drawing;
  const [rounded, side, start] = [corner, logo, (1 - logo) / 2].map((share) => Math.round(share * TILE_UNITS));
  const lines = hasLines ? ' stroke="#fff" stroke-linecap="round" stroke-linejoin="round"' : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${TILE_UNITS} ${TILE_UNITS}" color="#fff">`,
    `<rect width="100%" height="100%" rx="${rounded}" fill="${THEME_COLOR}"/>`,
    `<svg x="${start}" y="${start}" width="${side}" height="${side}" viewBox="${viewBox}" fill="${fill}"${lines}>`,
    `${shapes}</svg></svg>`,
  ].join('');
}
