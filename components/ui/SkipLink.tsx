import styled from '@emotion/styled';
import { color, radius } from './tokens.ts';

/** The first stop of the keyboard: past the header, to the page's own content. Shown while it has the focus. */
export const SkipLink = styled.a`
  position: fixed;
  inset: 0.75rem auto auto 0.75rem;
  z-index: 30;
  padding: 0.75rem 1.25rem;
  border-radius: ${radius.s};
  background: ${color.deep};
  color: ${color.onDark};

  &:not(:focus) {
    translate: 0 -200%;
  }

  @media print {
    display: none;
  }
`;
