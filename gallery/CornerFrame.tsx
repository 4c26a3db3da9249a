import styled from '@emotion/styled';
import { space } from '../components/ui/style/tokens.ts';

/** The fixed position of the contact bar's controls, for examples of what they open. */
export const CornerFrame = styled.aside`
  position: fixed;
  inset: auto ${space.m} ${space.m};
  display: grid;
  justify-content: end;
`;
