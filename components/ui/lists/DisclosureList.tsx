import styled from '@emotion/styled';
import { space } from '../style/tokens.ts';

/** A vertical list of disclosures. */
export const DisclosureList = styled.div`
  display: grid;
  gap: ${space.xs};
`;
