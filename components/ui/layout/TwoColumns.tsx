import styled from '@emotion/styled';
import { from, space } from '../style/tokens.ts';

/** Two boxes side by side; stacked on small screens. */
export const TwoColumns = styled.div`
  display: grid;
  gap: ${space.m};

  ${from.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: ${space.l};
  }
`;
