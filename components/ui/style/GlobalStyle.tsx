import { css, Global } from '@emotion/react';
import { baseStyle, latinStyle, tallStyle } from './baseStyle.ts';
import { printStyle } from './printStyle.ts';
import { COLORS, from, MOTION, SHAPES, SIZES, SPACES, TYPE, TYPE_TAMIL } from './tokens.ts';

export type GlobalStyleProps = Readonly<{
  /** The letters of the page reach higher and are wider than Latin ones, as those of Tamil do. */
  tallLetters: boolean;
}>;

/** The document's ground rules and the values behind the tokens. */
export function GlobalStyle({ tallLetters }: GlobalStyleProps) {
  const type = tallLetters ? { ...TYPE, ...TYPE_TAMIL } : TYPE;
  const tokens = css`
    :root {
      ${declare(COLORS, type, SPACES, SIZES, SHAPES, MOTION)}
    }

    ${from.wide} {
      :root {
        --header-height: 5rem;
        --bar-height: 0rem;
      }
    }
  `;
  return <Global styles={[tokens, baseStyle, tallLetters ? tallStyle : latinStyle, printStyle]} />;
}

/** Values as declarations: `--ink: #10302f; …`. */
function declare(...groups: readonly Readonly<Record<string, readonly [value: string, role: string]>>[]): string {
  return groups
    .flatMap(Object.entries)
    .map(([name, [value]]) => `${name}: ${value};`)
    .join('\n    ');
}
