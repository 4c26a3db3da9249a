import { BookAction } from '../../../components/site/BookAction.tsx';
import { Section } from '../../../components/ui/Section.tsx';
import type { Showcase } from '../../Example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  examples: [
    ...inWords({ element: <BookAction /> }),
    {
      name: 'on a dark ground',
      element: (
        <Section ground="deep">
          <BookAction look="light" />
        </Section>
      ),
    },
  ],
};
