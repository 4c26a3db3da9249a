import { BranchHours, HoursList } from '../../../components/branches/HoursList.tsx';
import type { Showcase } from '../../example.ts';
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
