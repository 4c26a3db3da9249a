import styled from '@emotion/styled';
import { space } from '../style/tokens.ts';

/** Questions below each other. */
export const DisclosureList = styled.div`
  display: grid;
  gap: ${space.s};
`;
