import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Container } from '../components/ui/layout/Section.tsx';
import { GlobalStyle } from '../components/ui/style/GlobalStyle.tsx';
import { color, size, space } from '../components/ui/style/tokens.ts';
import { usePage } from '../renderer/context/pageContext.ts';
import type { Frame } from './example.ts';

type FrameProps = Readonly<{ children: ReactNode }>;

/** The layouts around examples, which replace the layout of a page. */
export const FRAMES: Readonly<Record<Frame, (props: FrameProps) => ReactNode>> = {
  column: ({ children }) => (
    <>
      <Styles />
      <Padded>
        <Container>{children}</Container>
      </Padded>
    </>
  ),
  band: ({ children }) => (
    <>
      <Styles />
      <main>{children}</main>
    </>
  ),
  footer: ({ children }) => (
    <>
      <Styles />
      <Deep>
        <Container>{children}</Container>
      </Deep>
    </>
  ),
  page: ({ children }) => (
    <>
      <Styles />
      {children}
    </>
  ),
};

/** The global styles, for the script of the example's language. */
function Styles() {
  const { language } = usePage();
  return <GlobalStyle tallScript={language.tallScript ?? false} fonts={language.fonts} />;
}

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
