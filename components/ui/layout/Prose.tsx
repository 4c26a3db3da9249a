import styled from '@emotion/styled';
import { measure, space } from '../style/tokens.ts';

/** Body text with paragraphs and lists. */
export const Prose = styled.div`
  max-width: ${measure.text};

  & > * + * {
    margin-top: ${space.s};
  }

  ul,
  ol {
    padding-inline-start: ${space.m};
  }

  li + li {
    margin-top: ${space.xs};
  }
`;
