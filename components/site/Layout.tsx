import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { usePage } from '../../renderer/PageContext.ts';
import { useWords } from '../../renderer/useWords.tsx';
import { GlobalStyle } from '../ui/GlobalStyle.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { headerHeight, space } from '../ui/tokens.ts';
import { FloatingContact } from './FloatingContact.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Toasts } from './Toasts.tsx';

export type LayoutProps = Readonly<{ children: ReactNode }>;

/** The shell around every page. */
export function Layout({ children }: LayoutProps) {
  const { language } = usePage();
  const words = useWords('common');
  return (
    <>
      <GlobalStyle />
      <SkipLink href="#main">{words.text('skipLink')}</SkipLink>
      <Header />
      <main id="main" tabIndex={-1}>
        {language.status === 'preview' && <PreviewNotice>{words.text('notice.preview')}</PreviewNotice>}
        {children}
      </main>
      <Footer />
      <FloatingContact />
      <Toasts />
    </>
  );
}

const PreviewNotice = styled.p`
  padding: calc(${headerHeight} + ${space.xs}) ${space.m} ${space.xs};
  text-align: center;
`;
