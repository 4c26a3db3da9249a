import { css } from '@emotion/react';
import { from } from '../ui/tokens.ts';

/** Widths in rem from which a row may be shown, with the media query for each. */
const STEPS = [
  [80, from.wide],
  [96, from.wider],
  [112, from.widest],
] as const;

/** Margins, sign, paddings and gaps of the header, in rem. */
const AROUND = 18;
/** Average advance of a letter at the size of the header's links, in rem, by script. */
const LATIN = 0.46;
const OTHER = 0.95;

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The media query from which the header's row of links fits, by the length of its texts: a language with longer words,
 * or a clinic with a longer name, keeps the menu on wider screens.
 * @param texts every label in the row, and the widest line of the clinic's name
 * @returns a query that never matches for a row that no screen has room for
 */
export function mediaForRow(texts: readonly string[]): string {
  const needed = AROUND + texts.reduce((sum, text) => sum + width(text), 0);
  return STEPS.find(([step]) => needed <= step)?.[1] ?? '@media not all';
}

/** Shows what belongs to the row of links: where it fits by this estimate, or by what the browser has measured. */
export function shownInRow(rowFrom: string) {
  return css`
    display: none;

    ${rowFrom} {
      display: block;
    }

    @media screen {
      ${decided('row')} {
        display: block;
      }

      ${decided('menu')} {
        display: none;
      }
    }
  `;
}

/** Shows what stands in the place of the row. */
export function hiddenInRow(rowFrom: string) {
  return css`
    ${rowFrom} {
      display: none;
    }

    @media screen {
      ${decided('row')} {
        display: none;
      }

      ${decided('menu')} {
        display: block;
      }
    }
  `;
}

/** Once `renderer/client/header.ts` has measured the row. */
const decided = (shown: 'row' | 'menu') => `html[data-header='${shown}'] &`;

function width(text: string): number {
  return [...letters.segment(text)].reduce(
    (sum, { segment }) => sum + (/^\p{ASCII}/u.test(segment) ? LATIN : OTHER),
    0,
  );
}
