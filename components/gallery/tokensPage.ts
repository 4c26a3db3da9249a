/** The page that shows the design tokens, and which colours may be combined. */
import { escapeHtml } from '../../site/language/escapeHtml.ts';
import * as tokens from '../ui/style/tokens.ts';

const { CHANGING } = tokens;

/** All tokens with their values; the default for those that change. */
export const TOKENS = {
  color: { ...tokens.color, ...CHANGING.color },
  font: tokens.font,
  size: { ...tokens.size, ...CHANGING.size },
  leading: CHANGING.leading,
  tall: tokens.TALL,
  space: { ...tokens.space, ...CHANGING.space },
  control: tokens.control,
  measure: tokens.measure,
  height: CHANGING.height,
  radius: tokens.radius,
  shadow: { ...tokens.shadow, ...CHANGING.shadow },
  duration: tokens.duration,
} as const;

/** The name of a colour token. */
type ColorName = keyof typeof TOKENS.color;

/**
 * Two colours and their minimum contrast: 4.5 for text, 3 for large text and outlines of controls (WCAG 2.2, 1.4.3 and 1.4.11).
 */
type Pair = readonly [foreground: ColorName, background: ColorName, atLeast: 3 | 4.5];

/** The allowed combinations of foreground and background. */
export const PAIRS: readonly Pair[] = [
  ['ink', 'paper', 4.5],
  ['ink', 'sand', 4.5],
  ['ink', 'mint', 4.5],
  ['ink', 'coralSoft', 4.5],
  ['ink', 'yellow', 4.5],
  ['ink', 'yellowDark', 4.5],
  ['inkSoft', 'white', 4.5],
  ['inkSoft', 'sand', 4.5],
  ['inkSoft', 'mintDeep', 4.5],
  ['inkSoft', 'coralSoft', 4.5],
  ['teal', 'white', 4.5],
  ['teal', 'sand', 4.5],
  ['teal', 'mint', 4.5],
  ['tealDark', 'mintDeep', 4.5],
  ['white', 'teal', 4.5],
  ['white', 'coral', 4.5],
  ['white', 'tealDark', 4.5],
  ['white', 'whatsapp', 4.5],
  ['white', 'whatsappDark', 4.5],
  ['coral', 'white', 4.5],
  ['coral', 'coralSoft', 4.5],
  ['onDark', 'deep', 4.5],
  ['yellow', 'deep', 4.5],
  ['lineStrong', 'white', 3],
];

/** The content of the page: all tokens with their values, and the contrast of colour pairs. */
export function tokensPage(): string {
  const { color, font, size, leading, tall, space, control, measure, height, radius, shadow, duration } = TOKENS;
  const sections = [
    section('Colours', color, (value) => block(`width: 6rem; height: 3rem; background: ${value}`)),
    contrastSection(),
    section('Fonts', font, (value) => text('font-family', value)),
    section('Type', size, (value) => text('font-size', value)),
    section('Line heights', leading, (value) => text('line-height', value)),
    section('Tall scripts, such as Tamil', tall, (value, name) =>
      text(name.startsWith('h') ? 'font-size' : 'line-height', value, 'பல் பராமரிப்பு'),
    ),
    section('Spaces', space, length),
    section('Sizes of controls', control, length),
    section('Widths of text and of the page', measure, length),
    section('Heights of header and bar', height, length),
    section('Corners', radius, (value) => panel(`border-radius: ${value}`)),
    section('Shadows', shadow, (value) => panel(`box-shadow: ${value}`)),
    section('Motion', duration, () => ''),
  ];
  return `<nav><a href="/_gallery">All components</a></nav>${sections.join('\n')}`;
}

type Tokens = Readonly<Record<string, string>>;

function section(title: string, tokens: Tokens, show: (value: string, name: string) => string): string {
  const rows = Object.entries(tokens).map(
    ([name, value]) =>
      `<tr><th scope="row">${name}</th><td>${escapeHtml(value)}</td><td>${show(value, name)}</td></tr>`,
  );
  return `<h2>${title}</h2><table>${rows.join('\n')}</table>`;
}

function contrastSection(): string {
  const rows = PAIRS.map(([foreground, background, atLeast]) => {
    const values = { color: TOKENS.color[foreground], background: TOKENS.color[background] };
    const ratio = contrast(values.color, values.background).toFixed(1);
    const style = `padding: 0.5rem 1rem; color: ${values.color}; background: ${values.background}`;
    const sample = `<span style="${style}">Healthy teeth</span>`;
    return `<tr><th scope="row">${foreground} on ${background}</th><td>${ratio}</td><td>at least ${atLeast}</td><td>${sample}</td></tr>`;
  });
  return `<h2>Contrast</h2><table>${rows.join('\n')}</table>`;
}

function text(property: string, value: string, sample = 'Healthy teeth'): string {
  return `<div style="${property}: ${escapeHtml(value)}">${sample}</div>`;
}

const length = (value: string) => block(`width: ${value}; height: 1.5rem; background: ${TOKENS.color.teal}`);

const panel = (style: string) => block(`width: 9rem; height: 6rem; background: ${TOKENS.color.white}; ${style}`);

const block = (style: string) => `<div style="${style}"></div>`;

/**
 * Contrast ratio of two opaque colours according to WCAG 2.2, from 1 (identical) to 21 (black on white).
 * @throws Error if a colour is not written as `#rgb` or `#rrggbb`
 */
export function contrast(foreground: string, background: string): number {
  const [light = 0, dark = 0] = [luminance(foreground), luminance(background)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const hex = /^#[0-9a-f]{3}$/.test(color) ? color.replace(/[0-9a-f]/g, '$&$&') : color;
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`"${color}" is not a colour such as #0f6b66.`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
