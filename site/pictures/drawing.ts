/** A drawing, ready to stand in another SVG. */
export type Drawing = Readonly<{
  viewBox: string;
  /** Of the whole drawing. */
  fill: string;
  /** Lines have the stroke of their place; otherwise only shapes are painted. */
  hasLines: boolean;
  /** The elements inside. */
  shapes: string;
}>;

/**
 * @throws Error if there is none of that name
 */
export type Drawings = (name: string) => Drawing;

/**
 * An SVG, hidden by what HTML can hide, with each icon that a page shows as `<use href="#i-name">`; empty without icons.
 * @throws Error if there is no such icon
 */
export function createSprite(names: ReadonlySet<string>, drawings: Drawings): string {
  if (names.size === 0) return '';
  return `<div hidden><svg>${[...names]
    .sort()
    .map((name) => symbol(name, drawings(name)))
    .join('')}</svg></div>`;
}

/** `Icon` draws lines without a fill; another drawing says so itself. */
function symbol(name: string, { viewBox, fill, hasLines, shapes }: Drawing): string {
  const paint = `${fill === 'none' ? '' : ` fill="${fill}"`}${hasLines ? '' : ' stroke="none"'}`;
  return `<symbol id="i-${name}" viewBox="${viewBox}"${paint}>${shapes}</symbol>`;
}
