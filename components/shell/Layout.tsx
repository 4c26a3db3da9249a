import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { usePage } from '../../renderer/context/pageContext.tsx';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { pageAddress } from '../../site/pages/pageLinks.ts';
import { OFFLINE_PAGE } from '../../site/pages/routes.ts';
import { PagesElsewhere } from '../ui/links/PageLink.tsx';
import { GlobalStyle } from '../ui/style/GlobalStyle.tsx';
import { color, headerHeight, layer, radius, size, space } from '../ui/style/tokens.ts';
import { AdvertisingNotice } from './AdvertisingNotice.tsx';
import { FloatingContact } from './FloatingContact.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { Toasts } from './Toasts.tsx';

/** What surrounds every page: header, footer, contact bar and toasts. The page that is kept in advance has no footer: it says all that. */
export function Layout({ children }: Readonly<{ children: ReactNode }>) {
  const page = usePage();
  const pageElsewhere = (path: string) => {
    const { href, elsewhere } = pageAddress(path, page);
    return elsewhere && { href, language: elsewhere };
  };
  return (
    <PagesElsewhere value={pageElsewhere}>
      <GlobalStyle tallScript={page.language.tallScript ?? false} fonts={page.language.fonts} />
      <Header />
      <main id="main" tabIndex={-1}>
        <PageNotices />
        {children}
      </main>
      <AdvertisingNotice />
      {page.route?.id !== OFFLINE_PAGE.id && <Footer />}
      <FloatingContact />
      <Toasts />
    </PagesElsewhere>
  );
}

/** Says before the first line that the site is a test, or that the page's language is not published. */
function PageNotices() {
  const { site, route, language, publication } = usePage();
  const { t } = useTranslation('common');
  const isTest = site.clinic.testSite;
  const isPreview = route !== undefined && !publication.publishedIn(route).includes(language);
  if (!isTest && !isPreview) return null;
  return (
    <Strip>
      {isTest && <TestSite>{t('notice.testSite')}</TestSite>}
      {isPreview && t('notice.preview')}
    </Strip>
  );
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

  /* The header stands above it, and the hero keeps no room. */
  @media print {
    margin-bottom: 0;
    padding: ${space.xs} 0;
  }
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
