import { BranchFacts } from '../../../components/branches/BranchFacts.tsx';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  examples: [
    ...inWords({ element: ({ site }) => <BranchFacts branch={site.primary} /> }),
    { name: 'with a link to call', element: ({ site }) => <BranchFacts branch={site.primary} callable /> },
    {
      name: 'with how to get in',
      site: 'faces and places',
      element: ({ site }) => <BranchFacts branch={site.primary} />,
    },
  ],
};
