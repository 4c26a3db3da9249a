import styled from '@emotion/styled';
import { measure, space } from '../style/tokens.ts';

/** The content column: centred, with a maximum width and a margin on small screens. */
export const Container = styled.div`
  width: min(100% - 2 * ${space.m}, ${measure.page});
  margin-inline: auto;
`;
