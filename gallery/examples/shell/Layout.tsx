import { Layout } from '../../../components/shell/Layout.tsx';
import { PageHero } from '../../../components/site/PageHero.tsx';
import type { Showcase } from '../../example.ts';
import { inWordsAndBranches } from '../../states.ts';

const element = (
  <Layout>
    <PageHero title="A page" lead="What is around it is the same on every page." />
  </Layout>
);

export const showcase: Showcase = {
  frame: 'page',
  examples: [
    ...inWordsAndBranches({ path: '/services', element }),
    { name: 'preview of a translation', language: 'ta', path: '/services', element },
    { name: 'no offers', site: 'no offers', path: '/services', element },
    { name: 'scrolled', path: '/services', after: { scroll: 400 }, element },
  ],
};
