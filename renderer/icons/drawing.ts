import { readDrawing } from './readDrawing.ts';

/**
 * A hidden SVG with each icon that a page shows.
 * @param names the icons that a page shows as `<use href="#i-name">`
 * @returns the sprite, for the end of the body; empty if there are no icons
 * @throws Error if there is no such icon
 */
export function createSprite(names: ReadonlySet<string>): string {
  if (names.size === 0) return '';
  return `<svg hidden>${[...names].sort().map(symbol).join('')}</svg>`;
}

/** `Icon` draws lines without a fill; another drawing says so itself. */
function symbol(name: string): string {
  const { viewBox, fill, hasLines, shapes } = readDrawing(name);
  const paint = `${fill === 'none' ? '' : ` fill="${fill}"`}${hasLines ? '' : ' stroke="none"'}`;
  return `<symbol id="i-${name}" viewBox="${viewBox}"${paint}>${shapes}</symbol>`;
}
