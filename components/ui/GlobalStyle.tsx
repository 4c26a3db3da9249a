import { css, Global } from '@emotion/react';
import { baseStyle } from './baseStyle.ts';
import { printStyle } from './printStyle.ts';
import { COLORS, from, MOTION, SHAPES, SIZES, SPACES, TYPE, TYPE_TAMIL } from './tokens.ts';

const tokens = css`
  :root {
    ${declare(COLORS, TYPE, SPACES, SIZES, SHAPES, MOTION)}
  }

  :root:lang(ta),
  :root:lang(en-XA) {
    ${declare(TYPE_TAMIL)}
  }

  ${from.wide} {
    :root {
      --header-height: 5rem;
      --bar-height: 0rem;
    }
  }
`;

/** The document's ground rules and the values behind the tokens. */
export function GlobalStyle() {
  return <Global styles={[tokens, baseStyle, printStyle]} />;
}

/** Values as declarations: `--ink: #10302f; …`. */
function declare(...groups: readonly Readonly<Record<string, readonly [value: string, role: string]>>[]): string {
  return groups
    .flatMap(Object.entries)
    .map(([name, [value]]) => `${name}: ${value};`)
    .join('\n    ');
}
