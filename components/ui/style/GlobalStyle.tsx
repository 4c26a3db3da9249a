import { css, Global } from '@emotion/react';
import { baseStyle, latinStyle, tallStyle } from './baseStyle.ts';
import { declare } from './customProperties.ts';
import { printStyle } from './printStyle.ts';
import { CHANGING, type Changes, from, TALL } from './tokens.ts';

export type GlobalStyleProps = Readonly<{
  /** The letters of the page reach higher and are wider than Latin ones, as those of Tamil do. */
  tallLetters: boolean;
}>;

const { color, leading, size, space, shadow, height } = CHANGING;
const WIDE = { header: '5rem', bar: '0rem' } satisfies Changes;
const USUAL = { ...color, ...leading, ...size, ...space, ...shadow, ...height };

/** The document's ground rules, and the custom properties behind the tokens that change. */
export function GlobalStyle({ tallLetters }: GlobalStyleProps) {
  const properties = css`
    :root {
      ${declare(tallLetters ? { ...USUAL, ...TALL } : USUAL)}
    }

    ${from.wide} {
      :root {
        ${declare(WIDE)}
      }
    }
  `;
  return <Global styles={[properties, baseStyle, tallLetters ? tallStyle : latinStyle, printStyle]} />;
}
