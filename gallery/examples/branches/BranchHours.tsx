import { BranchHours } from '../../../components/branches/BranchHours.tsx';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  examples: [
    ...inWords({ element: ({ site }) => <BranchHours branch={site.primary} /> }),
    {
      name: 'closed on Sundays',
      element: ({ site: { primary } }) => (
        <BranchHours branch={{ ...primary, hours: { ...primary.hours, sunday: [] } }} />
      ),
    },
  ],
};
