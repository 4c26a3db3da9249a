import { Footer } from '../../../components/site/Footer.tsx';
import type { Showcase } from '../../Example.ts';
import { inWordsAndBranches } from '../../states.ts';

export const showcase: Showcase = {
  frame: 'page',
  examples: inWordsAndBranches({
    element: (
      <>
        <main>
          <h1>A page</h1>
        </main>
        <Footer />
      </>
    ),
  }),
};
