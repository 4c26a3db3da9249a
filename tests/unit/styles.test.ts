/** Colours, sizes and durations are tokens: lint refuses other values, and colour pairs have enough contrast. */
import stylelint from 'stylelint';
import { describe, expect, test } from 'vitest';
import { contrast, PAIRS, TOKENS } from '../../components/gallery/tokensPage.ts';
import { below, CHANGING, color } from '../../components/ui/style/tokens.ts';
import { FOLDING } from '../../renderer/client/details.ts';
import { BACKGROUND_COLOR, THEME_COLOR } from '../../renderer/icons/brand.ts';

const REFUSED = [
  'color: #0f6b66',
  'color: teal',
  'background: rgb(255 255 255 / 94%)',
  'border: 1px solid #fff',
  'font-size: 14px',
  'font-size: 0.9rem',
  'line-height: 1.3',
  'font-family: Georgia, serif',
  'padding: 1rem',
  'padding: <space.m> 12px',
  'margin-top: -0.5rem',
  'gap: 0.625rem',
  'border-radius: 8px',
  'box-shadow: 0 1px 4px var(--ink)',
  'min-height: 2.75rem',
  'width: min(100%, 30rem)',
  'max-width: 60ch',
  'inset: auto 1rem 1rem auto',
  'transition: color 0.2s',
  'z-index: 3',
];

const ALLOWED = [
  'color: <color.teal>',
  'padding: <space.m> 0',
  'padding: calc(2 * <space.m>)',
  'margin-top: 0.1em',
  'min-height: min(<measure.wide>, 92vh)',
  'width: 58%',
  'width: 1px',
  'border: 1px solid <color.line>',
  'line-height: 1',
  'font-family: <font.latin>',
  'z-index: <layer.raised>',
  'transition: color <duration.quick>',
];

/** Returns the lint warnings for a declaration in a component; `<space.m>` stands for a token. */
async function warnings(declaration: string): Promise<string[]> {
  const styles = declaration.replace(/<([\w.]+)>/g, (_, token) => ['$', '{', token, '}'].join(''));
  const code = `const Box = styled.div\`\n  ${styles};\n\`;\n`;
  const { results } = await stylelint.lint({ code, codeFilename: 'components/ui/Box.tsx' });
  return results.flatMap((result) => result.warnings.map(({ text }) => text));
}

describe('lint of styles', () => {
  test.each(REFUSED)('refuses %s and names the tokens file', async (declaration) => {
    expect((await warnings(declaration)).join('\n')).toContain('components/ui/style/tokens.ts');
  });

  test.each(ALLOWED)('allows %s', async (declaration) => {
    expect(await warnings(declaration)).toEqual([]);
  });

  test('refuses a screen width without a token', async () => {
    const code = 'const Box = styled.div`\n  @media (min-width: 50rem) {\n    color: inherit;\n  }\n`;\n';
    const { results } = await stylelint.lint({ code, codeFilename: 'pages/about/Box.tsx' });
    expect(results[0]?.warnings[0]?.text).toContain('(from, below)');
  });
});

describe('colours', () => {
  test.each(PAIRS)('have enough contrast: %s on %s', (foreground, ground, atLeast) => {
    expect(contrast(TOKENS.color[foreground], TOKENS.color[ground])).toBeGreaterThanOrEqual(atLeast);
  });

  test('have their contrast computed as in WCAG', () => {
    expect(contrast('#000', '#fff')).toBeCloseTo(21);
    expect(contrast('#fff', '#ffffff')).toBe(1);
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  test('match those that the browser shows around the page', () => {
    expect([THEME_COLOR, BACKGROUND_COLOR]).toEqual([color.teal, color.paper]);
  });
});

test('custom properties have unique names across groups', () => {
  const names = Object.values(CHANGING).flatMap((group) => Object.keys(group));
  expect(names.length).toBeGreaterThan(10);
  expect(new Set(names).size).toBe(names.length);
});

test('styles and script fold the footer at the same widths', () => {
  expect(below.tabletOnScreen).toBe(`@media ${FOLDING}`);
});
