/** Drawings as they stand in a file: our own in `media/icons/`, all others in Tabler's outline set. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySvg } from './minifySvg.ts';

/** The folder of our own drawings. */
export const ICONS_DIR = 'media/icons';

const TABLER_DIR = 'node_modules/@tabler/icons/icons/outline';

/** The invisible square in each of Tabler's drawings. */
const BOUNDS = '<path stroke="none" d="M0 0h24v24H0z" fill="none" />';

/** A drawing, ready to stand in another SVG. */
export type Drawing = Readonly<{
  /** The attribute of the same name: the drawing area. */
  viewBox: string;
  /** The attribute `fill` of the whole drawing. */
  fill: string;
  /** Whether the whole drawing is of lines, which have the stroke of their place. Otherwise only its shapes are painted. */
  hasLines: boolean;
  /** The elements inside, as short as they can be. */
  shapes: string;
}>;

const drawings = new Map<string, Drawing>();

/**
 * Reads a drawing. A file that changes is read anew, so that the development server shows it.
 * @param name our own file, or Tabler's, without `.svg`
 * @param ownDir the folder of our own
 * @throws Error if there is no such drawing, or its area is not a square
 */
export function readDrawing(name: string, ownDir: string = ICONS_DIR): Drawing {
  const own = join(ownDir, `${name}.svg`);
  const file = existsSync(own) ? own : join(TABLER_DIR, `${name}.svg`);
  if (!existsSync(file))
    throw new Error(`There is no icon "${name}". The names are the files in ${ownDir} and ${TABLER_DIR}.`);
  const svg = readFileSync(file, 'utf8');
  const drawing = drawings.get(svg) ?? parse(file, svg);
  drawings.set(svg, drawing);
  return drawing;
}

function parse(file: string, svg: string): Drawing {
  const small = minifySvg(svg.replace(BOUNDS, ''));
  const [root = '', attributes = ''] = /^<svg\b([^>]*)>/.exec(small) ?? [];
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1];
  const viewBox = attribute('viewBox') ?? '';
  const [, , width, height] = viewBox.split(/[ ,]+/);
  if (!width || width !== height)
    throw new Error(`${file}: found no square drawing area. The file has to begin like this: <svg viewBox="0 0 24 24"`);
  return {
    viewBox,
    fill: attribute('fill') ?? 'currentColor',
    hasLines: attribute('stroke') !== undefined,
    shapes: small.slice(root.length).replace(/<\/svg>$/, ''),
  };
}
