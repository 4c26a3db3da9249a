import { BranchCard } from '../../../components/site/BranchCard.tsx';
import { Grid } from '../../../components/ui/Grid.tsx';
import type { Showcase } from '../../Example.ts';
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
