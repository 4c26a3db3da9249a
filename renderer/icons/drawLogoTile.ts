import sharp from 'sharp';
import { type Ground, logoTile, TILE_UNITS } from './logoTile.ts';

/** Of an SVG that has no size of its own, in which the units of its `viewBox` are pixels. */
const USUAL_DENSITY = 72;

/** The logo on its tile as a PNG of `side` pixels. */
export function drawLogoTile(side: number, ground?: Ground): Promise<Buffer> {
  const svg = logoTile(ground);
  const density = (USUAL_DENSITY * side) / TILE_UNITS;
  return sharp(Buffer.from(svg), { density }).resize(side).png({ palette: true }).toBuffer();
}
