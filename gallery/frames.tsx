import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Container } from '../components/ui/Container.tsx';
import { GlobalStyle } from '../components/ui/GlobalStyle.tsx';
import { color, size, space } from '../components/ui/tokens.ts';
import type { Frame } from './Example.ts';

type FrameProps = Readonly<{ children: ReactNode }>;

/** What is around an example, in place of the shell of a page. */
export const FRAMES: Readonly<Record<Frame, (props: FrameProps) => ReactNode>> = {
  column: ({ children }) => (
    <>
      <GlobalStyle />
      <Padded>
        <Container>{children}</Container>
      </Padded>
    </>
  ),
  band: ({ children }) => (
    <>
      <GlobalStyle />
      <main>{children}</main>
    </>
  ),
  footer: ({ children }) => (
    <>
      <GlobalStyle />
      <Deep>
        <Container>{children}</Container>
      </Deep>
    </>
  ),
  page: ({ children }) => (
    <>
      <GlobalStyle />
      {children}
    </>
  ),
};

const Padded = styled.main`
  padding-block: ${space.m};
`;

const Deep = styled(Padded)`
  background: ${color.deep};
  color: ${color.onDark};
  font-size: ${size.small};

  a {
    color: inherit;
  }

  & :focus-visible {
    outline-color: ${color.yellow};
  }
`;
