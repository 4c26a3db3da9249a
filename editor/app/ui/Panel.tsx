import styled from '@emotion/styled';
import { color, edge, space } from './look.ts';

/** A group of things that belong together. */
export const Panel = styled.section`
  padding: ${space.m};
  border: 1px solid ${color.line};
  border-radius: ${edge.m};
  background: ${color.white};
  & + & {
    margin-top: ${space.m};
  }
`;
