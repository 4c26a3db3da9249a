import styled from '@emotion/styled';
import { inWords, inWordsAndBranches, type Showcases } from '../../gallery/example.ts';
import { PageHero } from '../../site/PageHero.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { headerHeight } from '../../ui/style/tokens.ts';
import { Header } from './Header.tsx';
import { MainLinks } from './MainLinks.tsx';
import { MobileMenu } from './MobileMenu.tsx';

/** The header overlaps the hero of a page. */
const header = (
  <>
    <Header />
    <main>
      <PageHero title="A page" lead="Its first band, that the header lies on." />
      {['One', 'Two', 'Three'].map((title) => (
        <Section key={title} title={title} intro="More of the page." />
      ))}
    </main>
  </>
);
const OPEN = { tap: '[data-menu] summary' };

/** The menu's panel is positioned under the header. */
const Bar = styled.header`
  position: fixed;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-height: ${headerHeight};
`;

const mobileMenu = (iconOnly: boolean) => (
  <>
    <Bar>
      <MobileMenu iconOnly={iconOnly} />
    </Bar>
    <main />
  </>
);

const closed = mobileMenu(false);

export const showcases: Showcases = {
  Header: {
    frame: 'page',
    examples: [
      ...inWords({ path: '/services', element: header }),
      { name: 'scrolled', path: '/services', after: { scroll: 100 }, element: header },
      { name: 'menu open', path: '/services', after: OPEN, element: header },
      { name: 'menu open with five branches', site: 'five branches', path: '/services', after: OPEN, element: header },
    ],
  },
  MainLinks: {
    examples: inWords({ path: '/services', element: <MainLinks /> }),
  },
  MobileMenu: {
    frame: 'page',
    examples: [
      { name: 'closed', path: '/services', element: closed },
      { name: 'with an icon only on phones', path: '/services', element: mobileMenu(true) },
      ...inWordsAndBranches({ path: '/services', after: { tap: 'summary' }, element: closed }),
    ],
  },
};
