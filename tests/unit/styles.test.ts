/** Colour pairs have enough contrast, and tokens are the same wherever they are used. */
import stylelint from 'stylelint';
import { expect, test } from 'vitest';
import { contrast, PAIRS, TOKENS } from '../../components/gallery/tokensPage.ts';
import { below, CHANGING, color } from '../../components/ui/style/tokens.ts';
import { FOLDING } from '../../renderer/client/details.ts';
import { BACKGROUND_COLOR, THEME_COLOR } from '../../site/pictures/brand.ts';

test.each(PAIRS)('colours have enough contrast: %s on %s', (foreground, ground, atLeast) => {
  expect(contrast(TOKENS.color[foreground], TOKENS.color[ground])).toBeGreaterThanOrEqual(atLeast);
});

test('colours match those that the browser shows around the page', () => {
  expect([THEME_COLOR, BACKGROUND_COLOR]).toEqual([color.teal, color.paper]);
});

test('Tamil letters are neither spaced nor torn apart: the linter says why', async () => {
  const code = 'const a = css`\n  letter-spacing: 0.1em;\n  &::first-letter {\n    color: inherit;\n  }\n`;\n';
  const { results } = await stylelint.lint({ code, codeFilename: 'components/a.tsx' });
  const said = results[0]?.warnings.map(({ line, text }) => `${line}: ${text}`);
  expect(said).toEqual([
    expect.stringMatching(/^2: Tamil is never letter-spaced: WebKitGTK/),
    expect.stringMatching(/^3: Disallowed pseudo-element "::first-letter"/),
  ]);
});

test('custom properties have unique names across groups', () => {
  const names = Object.values(CHANGING).flatMap((group) => Object.keys(group));
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
});

test('styles and script fold the footer at the same widths', () => {
  expect(below.desktopOnScreen).toBe(`@media ${FOLDING}`);
});
