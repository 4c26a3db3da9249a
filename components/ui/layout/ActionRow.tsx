import styled from '@emotion/styled';
import { below, from, space } from '../style/tokens.ts';

/** Actions side by side; below each other and full width on the smallest screens. */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-top: ${space.m};

  /* After a list of cards it stands clear of them. */
  ul + & {
    margin-top: ${space.l};
  }

  ${below.largePhone} {
    flex-direction: column;
    align-items: stretch;
  }

  /* Three do not fit beside a picture: the first has a row of its own, so that the last is not left alone. */
  ${from.desktop} {
    [data-picture] & > :first-of-type:nth-last-of-type(3) {
      margin-inline-end: 50%;
    }
  }
`;
