import styled from '@emotion/styled';
import { space } from '../components/ui/style/tokens.ts';

/** Where the controls stand that stay in view: what they open lies above them on a phone, beside them on a desktop. */
export const Corner = styled.aside`
  position: fixed;
  inset: auto ${space.m} ${space.m};
  display: grid;
  justify-content: end;
`;
