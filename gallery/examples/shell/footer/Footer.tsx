import { Footer } from '../../../../components/shell/footer/Footer.tsx';
import type { Showcase } from '../../../example.ts';
import { inWordsAndBranches } from '../../../states.ts';

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
