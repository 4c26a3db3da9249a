import { css } from '@emotion/react';
import { from } from '../../ui/style/tokens.ts';

/** Widths in rem from which a row may be shown, with the media query for each. */
const STEPS = [
  [80, from.wide],
  [96, from.wider],
  [112, from.widest],
] as const;

/** Margins, logo mark, paddings and gaps of the header, in rem. */
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

/**
 * Shows a part of the header with the row of links, or with the menu that stands in its place: by the estimate, and once
 * the browser has measured the row, by what it has found.
 * @param rowFrom the media query of `mediaForRow`
 */
export function shownWith(part: 'row' | 'menu', rowFrom: string) {
  const [inRow, inMenu] = part === 'row' ? ['block', 'none'] : ['none', 'block'];
  // The menu is shown of its own accord: a rule for it would be bytes in every page.
  const atFirst = part === 'row' ? 'display: none;' : '';
  return css`
    ${atFirst}

    ${rowFrom} {
      display: ${inRow};
    }

    @media screen {
      ${decided('row')} {
        display: ${inRow};
      }

      ${decided('menu')} {
        display: ${inMenu};
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
