import { css } from '@emotion/react';
import { from } from '../../ui/style/tokens.ts';

/** How wide the header with its margins is at least, in rem, from each viewport width. It stops growing at `measure.pageWide`. */
const STEPS = [
  [80, from.wide],
  [93, from.wider],
] as const;

/** Margins, logo symbol, paddings and gaps of the header, in rem. */
const FIXED_WIDTH = 18;
/** Average advance width of a character at the size of the header's links, in rem, by script. */
const LATIN = 0.46;
const OTHER = 0.95;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The media query in which the header's row of links fits, estimated from its texts: with longer words or a longer clinic
 * name, the menu is used up to wider screens.
 * @param texts every label in the row, and the widest line of the clinic's name
 * @returns a query that never matches if the row fits no screen
 */
export function mediaForRow(texts: readonly string[]): string {
  const needed = FIXED_WIDTH + texts.reduce((sum, text) => sum + width(text), 0);
  return STEPS.find(([room]) => needed <= room)?.[1] ?? '@media not all';
}

/**
 * Styles for a part of the header that is shown either with the row of links or with the menu: by the estimate at first,
 * then by what `renderer/client/header.ts` has measured.
 * @param rowFrom the media query of `mediaForRow`
 */
export function shownWith(part: 'row' | 'menu', rowFrom: string) {
  const [inRow, inMenu] = part === 'row' ? ['block', 'none'] : ['none', 'block'];
  // The menu needs no rule, as it is shown by default; a rule would add bytes to every page.
  const initial = part === 'row' ? 'display: none;' : '';
  return css`
    ${initial}

    ${rowFrom} {
      display: ${inRow};
    }

    @media screen {
      ${measured('row')} {
        display: ${inRow};
      }

      ${measured('menu')} {
        display: ${inMenu};
      }
    }
  `;
}

/** Matches once `renderer/client/header.ts` has measured the row. */
const measured = (shown: 'row' | 'menu') => `html[data-header='${shown}'] &`;

function width(text: string): number {
  return [...graphemes.segment(text)].reduce(
    (sum, { segment }) => sum + (/^\p{ASCII}/u.test(segment) ? LATIN : OTHER),
    0,
  );
}
