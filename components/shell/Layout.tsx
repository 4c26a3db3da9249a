import type { ReactNode } from 'react';
import { usePage } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { pageAddress } from '../../renderer/site/pageLinks.ts';
import type { PageModel } from '../../renderer/site/pageModel.ts';
import { type PageElsewhere, PagesElsewhere } from '../ui/links/PageLink.tsx';
import { SkipLink } from '../ui/links/SkipLink.tsx';
import { GlobalStyle } from '../ui/style/GlobalStyle.tsx';
import { AdvertisingNotice } from './AdvertisingNotice.tsx';
import { FloatingContact } from './FloatingContact.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { PageNotices } from './PageNotices.tsx';
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
