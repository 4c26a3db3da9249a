import { color as tokens } from '../components/ui/style/tokens.ts';
import { escapeHtml } from '../renderer/document/html.ts';

const INK = tokens.ink;
const SANS = "'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Tamil', sans-serif";

export type Label = Readonly<{ size?: number; color?: string; weight?: number; anchor?: 'start' | 'middle' | 'end' }>;

/** A line of text; `x` and `y` are the position of its baseline in pixels. */
export function label(
  x: number,
  y: number,
  text: string,
  { size = 13, color, weight = 400, anchor = 'start' }: Label = {},
): string {
  const fill = color ?? INK;
  return `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${escapeHtml(text)}</text>`;
}

/** A rectangle, in pixels. */
export function box(x: number, y: number, width: number, height: number, fill: string, rest = ''): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"${rest && ` ${rest}`}/>`;
}

/** An SVG document on the page's background colour, with a title for screen readers. */
export function drawing(width: number, height: number, title: string, shapes: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="${SANS}" role="img">
<title>${escapeHtml(title)}</title>
${[box(0, 0, width, height, tokens.paper), ...shapes].join('\n')}
</svg>
`;
}
