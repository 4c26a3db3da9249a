import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ICONS_DIR, readDrawing, TABLER_DIR } from '../../renderer/node/readDrawing.ts';
import type { Drawing } from '../../site/pictures/drawing.ts';

/** What renders pages. */
const SOURCES = ['components', 'pages', 'renderer', 'site'];

/** A text in a source that could be the name of a drawing. */
const NAME = /(['"`])([a-z0-9-]+)\1/g;

/** The drawings for the worker: our own, and those of Tabler whose names occur in the sources of pages. */
export function readDrawings(): Readonly<Record<string, Drawing>> {
  const own = readdirSync(ICONS_DIR).map((file) => basename(file, '.svg'));
  const named = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => Array.from(readFileSync(file, 'utf8').matchAll(NAME), ([, , name = '']) => name));
  const known = [...new Set(named)].filter((name) => existsSync(join(TABLER_DIR, `${name}.svg`)));
  return Object.fromEntries([...own, ...known].map((name) => [name, readDrawing(name)]));
}
