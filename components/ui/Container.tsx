import styled from '@emotion/styled';
import { space } from './tokens.ts';

/** The page's column: at most 74 rem wide, with a margin on small screens. */
export const Container = styled.div`
  width: min(100% - 2 * ${space.m}, 74rem);
  margin-inline: auto;
`;
