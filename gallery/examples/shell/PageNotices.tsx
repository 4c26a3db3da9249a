import { PageNotices } from '../../../components/shell/PageNotices.tsx';
import { PageHero } from '../../../components/site/PageHero.tsx';
import type { Showcase } from '../../example.ts';

const element = (
  <>
    <PageNotices />
    <PageHero title="A page" lead="The line above it has room between header and title." />
  </>
);

export const showcase: Showcase = {
  frame: 'band',
  examples: [
    { name: 'usual', site: 'test site', path: '/services', element },
    { name: 'preview of a translation', language: 'ta', path: '/services', element },
    { name: 'both', site: 'test site', language: 'ta', path: '/services', element },
  ],
};
