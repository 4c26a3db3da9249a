import styled from '@emotion/styled';
import { color, layer, radius, space } from '../style/tokens.ts';

/** Skips the header for keyboard users. Visible only while focused. */
export const SkipLink = styled.a`
  position: fixed;
  inset: ${space.s} auto auto ${space.s};
  z-index: ${layer.skipLink};
  padding: ${space.s} ${space.m};
  border-radius: ${radius.s};
  background: ${color.deep};
  color: ${color.onDark};

  &:not(:focus) {
    transform: translateY(-200%);
  }

  @media print {
    display: none;
  }
`;
