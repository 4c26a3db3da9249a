import styled from '@emotion/styled';
import { space } from './tokens.ts';

/** Actions side by side; below each other and full width on the smallest screens. */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin-top: ${space.m};

  @media (max-width: 26rem) {
    flex-direction: column;
    align-items: stretch;
  }
`;
