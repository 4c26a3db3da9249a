import styled from '@emotion/styled';
import { measure, space } from '../style/tokens.ts';

/** The page's column: no wider than the measure, with a margin on small screens. */
export const Container = styled.div`
  width: min(100% - 2 * ${space.m}, ${measure.page});
  margin-inline: auto;
`;
