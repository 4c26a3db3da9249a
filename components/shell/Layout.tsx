import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { usePage } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { pageAddress } from '../../renderer/site/pageLinks.ts';
import type { PageModel } from '../../renderer/site/pageModel.ts';
import { type PageElsewhere, PagesElsewhere } from '../ui/links/PageLink.tsx';
import { GlobalStyle } from '../ui/style/GlobalStyle.tsx';
import { color, headerHeight, layer, radius, size, space } from '../ui/style/tokens.ts';
import { AdvertisingNotice } from './AdvertisingNotice.tsx';
import { FloatingContact } from './FloatingContact.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { Toasts } from './Toasts.tsx';

/** What surrounds every page: header, footer, contact bar and toasts. */
export function Layout({ children }: Readonly<{ children: ReactNode }>) {
  const page = usePage();
  const words = useWords('common');
  return (
    <PagesElsewhere value={(path) => pageElsewhere(path, page)}>
      <GlobalStyle tallScript={page.language.tallScript ?? false} fonts={page.language.fonts} />
      <SkipLink href="#main">{words.text('skipLink')}</SkipLink>
      <Header />
      <main id="main" tabIndex={-1}>
        <PageNotices />
        {children}
      </main>
      <AdvertisingNotice />
      <Footer />
      <FloatingContact />
      <Toasts />
    </PagesElsewhere>
  );
}

function pageElsewhere(path: string, page: PageModel): PageElsewhere | undefined {
  const { href, elsewhere } = pageAddress(path, page);
  return elsewhere && { href, language: elsewhere };
}

/** Says before the first line that the site is a test, or that the page's language is not published. */
function PageNotices() {
  const page = usePage();
  const words = useWords('common');
  const isTest = page.site.clinic.testSite;
  const isPreview = isInPreview(page);
  if (!isTest && !isPreview) return null;
  return (
    <Strip>
      {isTest && <TestSite>{words.text('notice.testSite')}</TestSite>}
      {isPreview && words.text('notice.preview')}
    </Strip>
  );
}

function isInPreview({ route, language, publication }: PageModel): boolean {
  return route !== undefined && !publication.publishedIn(route).includes(language);
}

const Strip = styled.p`
  position: relative;
  z-index: ${layer.raised};
  /* In the room that the hero keeps for the header. */
  margin-bottom: calc(${space.xs} - ${headerHeight});
  padding: calc(${headerHeight} + ${space.xs}) ${space.m} ${space.xs};
  background: ${color.mintDeep};
  color: ${color.inkSoft};
  font-size: ${size.caption};
  text-align: center;
`;

const TestSite = styled.strong`
  display: block;
  width: fit-content;
  margin: 0 auto ${space.xs};
  padding: ${space.xxs} ${space.s};
  border-radius: ${radius.s};
  background: ${color.coralSoft};
  color: ${color.coral};
`;

/** Visible only while focused. */
const SkipLink = styled.a`
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
