/** A hidden SVG with each icon that a page shows. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { optimize } from 'svgo';

const ICONS_DIR = 'node_modules/@tabler/icons/icons/outline';

const symbols = new Map<string, string>();

/**
 * @param names the icons that a page shows as `<use href="#i-name">`
 * @returns the sprite, for the end of the body; empty if there are no icons
 * @throws Error if the icon set has no such icon
 */
export function createSprite(names: ReadonlySet<string>): string {
  if (names.size === 0) return '';
  return `<svg hidden>${[...names].sort().map(symbol).join('')}</svg>`;
}

function symbol(name: string): string {
  const element = symbols.get(name) ?? `<symbol id="i-${name}" viewBox="0 0 24 24">${readShapes(name)}</symbol>`;
  symbols.set(name, element);
  return element;
}

function readShapes(name: string): string {
  let svg: string;
  try {
    svg = readFileSync(join(ICONS_DIR, `${name}.svg`), 'utf8');
  } catch {
    throw new Error(`There is no icon "${name}" in Tabler's outline set. The names are the files in ${ICONS_DIR}.`);
  }
  const shapes = svg.replace(/<path stroke="none" d="M0 0h24v24H0z" fill="none" ?\/>/, '');
  const small = optimize(shapes, { multipass: true, floatPrecision: 2 }).data;
  return small.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}
