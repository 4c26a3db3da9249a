import { CallActions } from '../../../components/site/CallActions.tsx';
import { ActionRow } from '../../../components/ui/ActionRow.tsx';
import type { Showcase } from '../../Example.ts';
import { inWordsAndBranches } from '../../states.ts';

export const showcase: Showcase = {
  examples: [
    ...inWordsAndBranches({
      element: ({ site }) => (
        <ActionRow>
          <CallActions branches={site.branches} withNumber />
        </ActionRow>
      ),
    }),
    {
      name: 'without numbers',
      element: ({ site }) => (
        <ActionRow>
          <CallActions branches={site.branches} look="primary" />
        </ActionRow>
      ),
    },
  ],
};
