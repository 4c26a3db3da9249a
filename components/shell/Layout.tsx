import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { usePage } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { pageAddress } from '../../renderer/site/pageAddress.ts';
import type { PageModel } from '../../renderer/site/pageModel.ts';
import { type PageElsewhere, PagesElsewhere } from '../ui/links/PageLink.tsx';
import { SkipLink } from '../ui/links/SkipLink.tsx';
import { GlobalStyle } from '../ui/style/GlobalStyle.tsx';
import { color, headerHeight, layer, size, space } from '../ui/style/tokens.ts';
import { AdvertisingNotice } from './AdvertisingNotice.tsx';
import { FloatingContact } from './FloatingContact.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { Toasts } from './Toasts.tsx';

export type LayoutProps = Readonly<{ children: ReactNode }>;

/** The layout of every page: header, main content, footer, contact bar and toasts. */
export function Layout({ children }: LayoutProps) {
  const page = usePage();
  const words = useWords('common');
  return (
    <PagesElsewhere value={(path) => pageElsewhere(path, page)}>
      <GlobalStyle tallScript={page.language.tallScript ?? false} fonts={page.language.fonts} />
      <SkipLink href="#main">{words.text('skipLink')}</SkipLink>
      <Header />
      <main id="main" tabIndex={-1}>
        {isInPreview(page) && <PreviewNotice>{words.text('notice.preview')}</PreviewNotice>}
        {children}
      </main>
      <AdvertisingNotice />
      <Footer />
      <FloatingContact />
      <Toasts />
    </PagesElsewhere>
  );
}

/** Whether the page is built only for review. */
function isInPreview({ route, language, publication }: PageModel): boolean {
  return route !== undefined && !publication.publishedIn(route).includes(language);
}

function pageElsewhere(path: string, page: PageModel): PageElsewhere | undefined {
  const { href, elsewhere } = pageAddress(path, page);
  return elsewhere && { href, language: elsewhere };
}

const PreviewNotice = styled.p`
  position: relative;
  z-index: ${layer.raised};
  /* Lies in the room that the hero keeps for the header. */
  margin-bottom: calc(${space.xs} - ${headerHeight});
  padding: calc(${headerHeight} + ${space.xs}) ${space.m} ${space.xs};
  background: ${color.mintDeep};
  color: ${color.inkSoft};
  font-size: ${size.caption};
  text-align: center;
`;
