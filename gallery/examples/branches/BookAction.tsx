import { BookAction } from '../../../components/branches/BookAction.tsx';
import { Section } from '../../../components/ui/layout/Section.tsx';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  examples: [
    ...inWords({ element: <BookAction /> }),
    {
      name: 'on a dark background',
      element: (
        <Section background="deep">
          <BookAction look="light" />
        </Section>
      ),
    },
  ],
};
