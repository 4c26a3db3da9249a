/** The icons in tabs, on home screens and in search results, all made from `media/icons/logo.svg`. */
import sharp from 'sharp';
import { readDrawing } from '../../renderer/node/readDrawing.ts';
import { type Ground, LOGO, logoTile, TILE, TILE_UNITS } from '../../site/pictures/brand.ts';

/** The device rounds the corners. */
const SQUARE: Ground = { corner: 0, logo: 0.68 };

/** The device cuts it to a circle of at least 80 percent, which holds a square of 56 percent. */
const CUT: Ground = { corner: 0, logo: 0.56 };

/** Those with a side are PNG files of as many pixels. */
const FILES = {
  'favicon.svg': { ...TILE, side: undefined },
  'favicon-32.png': { ...TILE, side: 32 },
  'apple-touch-icon.png': { ...SQUARE, side: 180 },
  'icon-192.png': { ...TILE, side: 192 },
  'icon-512.png': { ...TILE, side: 512 },
  'icon-maskable-512.png': { ...CUT, side: 512 },
} as const satisfies Readonly<Record<string, Ground & { side: number | undefined }>>;

type BrandIcon = keyof typeof FILES;

export const BRAND_ICONS = Object.keys(FILES) as readonly BrandIcon[];

/** As the web manifest lists them. */
export const MANIFEST_ICONS = (['icon-192.png', 'icon-512.png', 'icon-maskable-512.png'] as const).map((name) => {
  const { side, logo } = FILES[name];
  const purpose = logo === CUT.logo ? { purpose: 'maskable' } : {};
  return { src: `/${name}`, sizes: `${side}x${side}`, type: 'image/png', ...purpose };
});

/**
 * @throws Error if `media/icons/logo.svg` is missing or its area is not a square
 */
export async function drawBrandIcon(name: BrandIcon): Promise<Buffer> {
  const { side, ...ground } = FILES[name];
  return side === undefined ? Buffer.from(logoTile(readDrawing(LOGO), ground)) : drawLogoTile(side, ground);
}

/** Of an SVG without a size, in which the units of its `viewBox` are pixels. */
const USUAL_DENSITY = 72;

/** The logo on its tile as a PNG. */
export function drawLogoTile(side: number, ground?: Ground): Promise<Buffer> {
  const svg = logoTile(readDrawing(LOGO), ground);
  const density = (USUAL_DENSITY * side) / TILE_UNITS;
  return sharp(Buffer.from(svg), { density }).resize(side).png({ palette: true }).toBuffer();
}
