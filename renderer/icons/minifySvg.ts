/** Minifies drawings. Loading the minifier takes as long as rendering twenty pages, so what it makes is kept between builds. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Config } from 'svgo';

const CACHE_DIR = '.cache/drawings';

/** A turned or moved path keeps its numbers: a page compresses better where drawings share a path. */
const SHORTEST: Config = {
  multipass: true,
  floatPrecision: 2,
  plugins: [{ name: 'preset-default', params: { overrides: { convertPathData: { applyTransforms: false } } } }],
};

const require = createRequire(import.meta.url);

/**
 * @param svg a whole SVG file
 * @returns the same drawing, as short as it can be
 * @throws Error if it is not well-formed
 */
export function minifySvg(svg: string, cache = CACHE_DIR): string {
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

/** Makes a folder and the one around it. With `recursive`, Node.js would try for ever once the folder it works in is deleted. */
function makeFolder(path: string): void {
  for (const each of [dirname(path), path]) {
    try {
      mkdirSync(each);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
