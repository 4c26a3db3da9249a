import { PageLink, PagesElsewhere } from '../../../../components/ui/links/PageLink.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const ENGLISH = { code: 'en', nativeName: 'English' };

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: <PageLink to="/about">About</PageLink> },
    {
      name: 'to the current page, in a menu',
      path: '/about',
      element: (
        <PageLink to="/about" inMenu>
          About
        </PageLink>
      ),
    },
    {
      name: 'to a page in another language',
      language: 'ta',
      element: (
        <PagesElsewhere value={(href) => ({ href, language: ENGLISH })}>
          <PageLink to="/about">{TAMIL.label}</PageLink>
        </PagesElsewhere>
      ),
    },
  ],
};
