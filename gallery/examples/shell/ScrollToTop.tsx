import { ScrollToTop } from '../../../components/shell/ScrollToTop.tsx';
import { Section } from '../../../components/ui/layout/Section.tsx';
import { CornerFrame } from '../../CornerFrame.tsx';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

/** A page long enough to scroll beyond 300 px on a desktop. */
const element = (
  <>
    <main>
      {Array.from({ length: 8 }, (_, i) => (
        <Section key={i} title={`Part ${i + 1}`} intro="More of the page." />
      ))}
    </main>
    <CornerFrame aria-label="Corner">
      <ScrollToTop />
    </CornerFrame>
  </>
);

export const showcase: Showcase = {
  frame: 'page',
  examples: [...inWords({ element }), { name: 'scrolled', after: { scroll: 301 }, element }],
};
