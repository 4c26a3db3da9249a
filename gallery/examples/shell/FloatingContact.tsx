import { FloatingContact } from '../../../components/shell/FloatingContact.tsx';
import { PageHero } from '../../../components/site/PageHero.tsx';
import type { Showcase } from '../../example.ts';
import { inWordsAndBranches } from '../../states.ts';

const element = (
  <>
    <main>
      <PageHero title="A page" lead="It has space for what stays in view." />
    </main>
    <FloatingContact />
  </>
);

export const showcase: Showcase = {
  frame: 'page',
  examples: [
    { name: 'closed', path: '/contact', element },
    ...inWordsAndBranches({ path: '/contact', after: { tap: 'summary' }, element }),
    { name: 'twelve branches', site: 'twelve branches', path: '/contact', after: { tap: 'summary' }, element },
  ],
};
