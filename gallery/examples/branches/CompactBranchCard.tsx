import { CompactBranchCard } from '../../../components/branches/CompactBranchCard.tsx';
import { Grid } from '../../../components/ui/layout/Grid.tsx';
import type { Example, Showcase } from '../../example.ts';
import { inWordsAndBranches } from '../../states.ts';

const cards: Omit<Example, 'name'> = {
  path: '/about',
  element: ({ site }) => (
    <Grid data-min="broad">
      {site.branches.map((branch) => (
        <CompactBranchCard key={branch.id} branch={branch} />
      ))}
    </Grid>
  ),
};

export const showcase: Showcase = {
  examples: [...inWordsAndBranches(cards), { ...cards, name: 'with photographs', site: 'faces and places' }],
};
