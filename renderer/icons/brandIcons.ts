/** The site's icons outside its pages: in tabs, on home screens, in search results. All are made from `media/icons/logo.svg`. */
import sharp from 'sharp';
import { type Ground, LOGO, logoTile, TILE, TILE_UNITS } from './brand.ts';
import { readDrawing } from './readDrawing.ts';

/** The device rounds the corners. */
const SQUARE: Ground = { corner: 0, logo: 0.68 };

/** Cut by the device, to a circle of 80 percent at most, which holds a square of 56 percent whole. */
const CUT: Ground = { corner: 0, logo: 0.56 };

/** The files by name. Those with a side are PNG files of as many pixels. */
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

/** The icons as the web manifest lists them. */
export const MANIFEST_ICONS = (['icon-192.png', 'icon-512.png', 'icon-maskable-512.png'] as const).map((name) => {
  const { side, logo } = FILES[name];
  const purpose = logo === CUT.logo ? { purpose: 'maskable' } : {};
  return { src: `/${name}`, sizes: `${side}x${side}`, type: 'image/png', ...purpose };
});

/**
 * The content of an icon's file.
 * @throws Error if `media/icons/logo.svg` is missing or its area is not a square
 */
export async function drawBrandIcon(name: BrandIcon): Promise<Buffer> {
  const { side, ...ground } = FILES[name];
  return side === undefined ? Buffer.from(logoTile(readDrawing(LOGO), ground)) : drawLogoTile(side, ground);
}

/** Of an SVG that has no size of its own, in which the units of its `viewBox` are pixels. */
const USUAL_DENSITY = 72;

/** The logo on its tile as a PNG of `side` pixels. */
export function drawLogoTile(side: number, ground?: Ground): Promise<Buffer> {
  const svg = logoTile(readDrawing(LOGO), ground);
  const density = (USUAL_DENSITY * side) / TILE_UNITS;
  return sharp(Buffer.from(svg), { density }).resize(side).png({ palette: true }).toBuffer();
}
