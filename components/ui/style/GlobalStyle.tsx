import { css, Global } from '@emotion/react';
import { baseStyle, latinStyle, tallStyle } from './baseStyle.ts';
import { declare } from './customProperties.ts';
import { printStyle } from './printStyle.ts';
import { CHANGING, type Changes, from, TALL } from './tokens.ts';

export type GlobalStyleProps = Readonly<{
  /** Whether the page's script is taller and wider than Latin, such as Tamil. */
  tallLetters: boolean;
}>;

const { color, leading, size, space, shadow, height } = CHANGING;
const WIDE = { header: '6.5rem', bar: '0rem' } satisfies Changes;
const DEFAULTS = { ...color, ...leading, ...size, ...space, ...shadow, ...height };

/** The global styles of a page, and the custom properties of the tokens that change. */
export function GlobalStyle({ tallLetters }: GlobalStyleProps) {
  const properties = css`
    :root {
      ${declare(tallLetters ? { ...DEFAULTS, ...TALL } : DEFAULTS)}
    }

    ${from.wide} {
      :root {
        ${declare(WIDE)}
      }
    }
  `;
  return <Global styles={[properties, baseStyle, tallLetters ? tallStyle : latinStyle, printStyle]} />;
}
