import styled from '@emotion/styled';
import { below, from, space } from '../style/tokens.ts';

/** Actions side by side; stacked at full width on the smallest screens. */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-top: ${space.m};

  /* More distance after a list of cards. */
  ul + & {
    margin-top: ${space.l};
  }

  ${below.largePhone} {
    flex-direction: column;
    align-items: stretch;
  }

  /* Three do not fit in a row beside a picture: the first gets its own row, so that the last is not alone. */
  ${from.desktop} {
    [data-picture] & > :first-of-type:nth-last-of-type(3) {
      flex-shrink: 0;
      max-width: 100%;
      margin-inline-end: 50%;
    }
  }
`;
