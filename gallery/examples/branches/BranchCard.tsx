import { BranchCard } from '../../../components/branches/BranchCard.tsx';
import { Grid } from '../../../components/ui/layout/Grid.tsx';
import type { Showcase } from '../../example.ts';
import { inWordsAndBranches } from '../../states.ts';

export const showcase: Showcase = {
  examples: inWordsAndBranches({
    path: '/contact',
    element: ({ site }) => (
      <Grid data-min="broad">
        {site.branches.map((branch) => (
          <BranchCard key={branch.id} branch={branch} />
        ))}
      </Grid>
    ),
  }),
};
