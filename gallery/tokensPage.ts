/** The design's tokens as browsers show them, read from `tokens.ts`. */
import { COLORS, MOTION, SHAPES, SIZES, SPACES, TYPE, TYPE_TAMIL } from '../components/ui/style/tokens.ts';
import { escapeHtml } from '../renderer/document/html.ts';
import { contrast, PAIRS } from './contrast.ts';
import { galleryPage } from './galleryPages.ts';

type Tokens = Readonly<Record<string, readonly [value: string, role: string]>>;

/** Every token with its value and its role, and which colours lie on which. */
export function tokensPage(): string {
  const sections = [
    section('Colours', COLORS, (value) => block(`width: 6rem; height: 3rem; background: ${value}`)),
    contrastSection(),
    section('Type', TYPE, (value, name) => text(value, name, 'Healthy teeth')),
    section('Type in Tamil', TYPE_TAMIL, (value, name) => text(value, name, 'பல் பராமரிப்பு')),
    section('Spaces', SPACES, length),
    section('Sizes', SIZES, length),
    section('Corners and shadows', SHAPES, (value, name) => {
      const property = name.startsWith('--radius') ? 'border-radius' : 'box-shadow';
      return block(`width: 9rem; height: 6rem; background: #fff; ${property}: ${value}`);
    }),
    section('Motion', MOTION, () => ''),
  ];
  return galleryPage('Tokens', `<nav><a href="/_gallery">All components</a></nav>${sections.join('\n')}`);
}

function section(title: string, tokens: Tokens, show: (value: string, name: string) => string): string {
  const rows = Object.entries(tokens).map(
    ([name, [value, role]]) =>
      `<tr><th scope="row">${name}</th><td>${escapeHtml(value)}</td><td>${escapeHtml(role)}</td><td>${show(value, name)}</td></tr>`,
  );
  return `<h2>${title}</h2><table>${rows.join('\n')}</table>`;
}

function contrastSection(): string {
  const rows = PAIRS.map(([foreground, ground, atLeast]) => {
    const [[color], [background]] = [COLORS[foreground], COLORS[ground]];
    const ratio = contrast(color, background).toFixed(1);
    const sample = `<span style="padding: 0.5rem 1rem; color: ${color}; background: ${background}">Healthy teeth</span>`;
    return `<tr><th scope="row">${foreground} on ${ground}</th><td>${ratio}</td><td>at least ${atLeast}</td><td>${sample}</td></tr>`;
  });
  return `<h2>Contrast</h2><table>${rows.join('\n')}</table>`;
}

const PROPERTIES = { '--font': 'font-family', '--leading': 'line-height', '--size': 'font-size' } as const;

function text(value: string, name: string, sample: string): string {
  const property = Object.entries(PROPERTIES).find(([prefix]) => name.startsWith(prefix))?.[1];
  return `<div style="${property}: ${escapeHtml(value)}">${sample}</div>`;
}

const length = (value: string) => block(`width: ${value}; height: 1.5rem; background: ${COLORS['--teal'][0]}`);

const block = (style: string) => `<div style="${style}"></div>`;
