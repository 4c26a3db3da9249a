import { StoryLinks } from '../../../components/site/StoryLinks.tsx';
import { ActionRow } from '../../../components/ui/layout/ActionRow.tsx';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  examples: inWords({
    path: '/about',
    element: (
      <ActionRow>
        <StoryLinks />
      </ActionRow>
    ),
  }),
};
