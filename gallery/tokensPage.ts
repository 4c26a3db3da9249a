/** The page that shows the design tokens, read from `tokens.ts`. */
import { escapeHtml } from '../renderer/document/html.ts';
import { contrast, PAIRS } from './contrast.ts';
import { galleryPage } from './galleryPages.ts';
import { TOKENS } from './tokenValues.ts';

/** All tokens with their values, and the contrast of colour pairs. */
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
  return galleryPage('Tokens', `<nav><a href="/_gallery">All components</a></nav>${sections.join('\n')}`);
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
