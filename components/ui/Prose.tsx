import styled from '@emotion/styled';
import { space } from './tokens.ts';

/** Running text with paragraphs and lists. */
export const Prose = styled.div`
  max-width: 42rem;

  & > * + * {
    margin-top: ${space.s};
  }

  ul,
  ol {
    padding-inline-start: 1.375rem;
  }

  li + li {
    margin-top: 0.375rem;
  }
`;
