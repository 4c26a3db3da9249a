import { Header } from '../../../../components/shell/header/Header.tsx';
import { PageHero } from '../../../../components/site/PageHero.tsx';
import { Section } from '../../../../components/ui/layout/Section.tsx';
import type { Showcase } from '../../../example.ts';
import { inWords } from '../../../states.ts';

/** The header overlaps the hero of a page. */
const element = (
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

export const showcase: Showcase = {
  frame: 'page',
  examples: [
    ...inWords({ path: '/services', element }),
    { name: 'scrolled', path: '/services', after: { scroll: 100 }, element },
    { name: 'menu open', path: '/services', after: OPEN, element },
    { name: 'menu open with five branches', site: 'five branches', path: '/services', after: OPEN, element },
  ],
};
