import { CallActions } from '../../../components/branches/CallActions.tsx';
import { ActionRow } from '../../../components/ui/layout/ActionRow.tsx';
import type { Showcase } from '../../example.ts';
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
