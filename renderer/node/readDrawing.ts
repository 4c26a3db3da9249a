/** Drawings as they stand in a file: ours in `media/icons/`, all others in Tabler's outline set. */
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Config } from 'svgo';
import type { Drawing } from '../../site/pictures/drawing.ts';

export const ICONS_DIR = 'media/icons';

export const TABLER_DIR = 'node_modules/@tabler/icons/icons/outline';

/** The invisible square in each of Tabler's drawings. */
const BOUNDS = '<path stroke="none" d="M0 0h24v24H0z" fill="none" />';

const drawings = new Map<string, Drawing>();

/**
 * Reads a drawing, again once its file has changed.
 * @param name without `.svg`
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

/** Loading the minifier takes as long as rendering twenty pages, so its results are kept between builds. */
const CACHE_DIR = '.cache/drawings';

/** A turned or moved path keeps its numbers: pages compress better where drawings share a path. */
const SHORTEST: Config = {
  multipass: true,
  floatPrecision: 2,
  plugins: [{ name: 'preset-default', params: { overrides: { convertPathData: { applyTransforms: false } } } }],
};

const require = createRequire(import.meta.url);

function minifySvg(svg: string, cache = CACHE_DIR): string {
  const file = join(cache, `${keyOf(svg)}.svg`);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const { optimize } = require('svgo') as typeof import('svgo');
    const { data } = optimize(svg, SHORTEST);
    makeFolder(cache);
    const partial = `${file}.${randomUUID()}.part`;
    writeFileSync(partial, data);
    renameSync(partial, file);
    return data;
  }
}

/** Changes with the drawing, the settings and the minifier. */
function keyOf(svg: string): string {
  const minifier = readFileSync('node_modules/svgo/package.json', 'utf8');
  return createHash('sha256')
    .update(JSON.stringify([svg, SHORTEST, minifier]))
    .digest('hex')
    .slice(0, 32);
}

/** With `recursive`, Node.js would try for ever once the folder it works in is deleted. */
function makeFolder(path: string): void {
  for (const each of [dirname(path), path]) {
    try {
      mkdirSync(each);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
