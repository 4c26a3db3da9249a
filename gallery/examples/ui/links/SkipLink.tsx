import { SkipLink } from '../../../../components/ui/links/SkipLink.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const page = (label: string) => (
  <>
    <SkipLink href="#main">{label}</SkipLink>
    <main id="main" tabIndex={-1}>
      <h1>A page</h1>
    </main>
  </>
);
const FOCUSED = { focus: 'a' };

export const showcase: Showcase = {
  frame: 'page',
  examples: [
    { name: 'usual', element: page('Skip to the content') },
    { name: 'focused', after: FOCUSED, element: page('Skip to the content') },
    { name: 'longest Tamil text', language: 'ta', after: FOCUSED, element: page(TAMIL.action) },
  ],
};
