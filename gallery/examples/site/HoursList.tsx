import { BranchHours, HoursList } from '../../../components/site/HoursList.tsx';
import type { Showcase } from '../../Example.ts';
import { inWordsAndBranches } from '../../states.ts';

export const showcase: Showcase = {
  examples: [
    ...inWordsAndBranches({ element: <HoursList /> }),
    {
      name: 'a day off',
      element: ({ site: { primary } }) => (
        <BranchHours branch={{ ...primary, hours: { ...primary.hours, sunday: [] } }} />
      ),
    },
  ],
};
