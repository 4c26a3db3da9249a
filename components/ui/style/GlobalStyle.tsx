import { css, Global } from '@emotion/react';
import { baseStyle, latinStyle, tallStyle } from './baseStyle.ts';
import { declare } from './customProperties.ts';
import { printStyle } from './printStyle.ts';
import { below, CHANGING, type Changes, from, TALL, TALL_NARROW } from './tokens.ts';

export type GlobalStyleProps = Readonly<{
  /** Whether the page's script is taller and wider than Latin, such as Tamil. */
  tallScript: boolean;
  /** Fonts of the page's script, the wanted ones first. */
  fonts?: string | undefined;
}>;

const { color, leading, size, space, shadow, height } = CHANGING;
const WIDE = { header: '6.5rem', bar: '0rem' } satisfies Changes;
const DEFAULTS = { ...color, ...leading, ...size, ...space, ...shadow, ...height };

/** The global styles of a page, and the custom properties of the tokens that change. */
export function GlobalStyle({ tallScript, fonts }: GlobalStyleProps) {
  const properties = css`
    :root {
      ${declare(tallScript ? { ...DEFAULTS, ...TALL } : DEFAULTS)}
    }

    ${tallScript && `${below.smallPhone} { :root { ${declare(TALL_NARROW)} } }`}

    ${from.wide} {
      :root {
        ${declare(WIDE)}
      }
    }
  `;
  const ownFonts = fonts && css({ body: { fontFamily: `${fonts}, system-ui, sans-serif` } });
  return <Global styles={[properties, baseStyle, tallScript ? tallStyle : latinStyle, ownFonts, printStyle]} />;
}
