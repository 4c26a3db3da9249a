import styled from '@emotion/styled';
import { between, from, space } from '../style/tokens.ts';

/**
 * A list in columns of at least 18 rem; `data-min="narrow"` has up to four columns, `data-min="broad"` up to two. In print
 * both have two, to save paper.
 */
export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(18rem, 100%), 1fr));
  gap: ${space.m};
  padding: 0;
  list-style: none;

  &[data-min] {
    grid-template-columns: minmax(0, 1fr);
  }

  ${from.tablet} {
    &[data-min] {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  /* In two columns, a last odd item spans the row. */
  ${between.tabletAndDesktop} {
    &:not([data-min]) > :last-of-type:nth-of-type(odd) {
      grid-column: 1 / -1;
    }
  }

  ${from.desktop} {
    &[data-min='narrow'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }

  @media print {
    &[data-min] {
      grid-template-columns: 1fr 1fr;
    }
  }
`;

/** Two boxes side by side; stacked on small screens. */
export const TwoColumns = styled.div`
  display: grid;
  gap: ${space.m};

  ${from.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: ${space.l};
  }
`;
