import { DentistCard } from '../../../components/team/DentistCard.tsx';
import { Grid } from '../../../components/ui/layout/Grid.tsx';
import type { Example, Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

const cards: Omit<Example, 'name'> = {
  path: '/about',
  element: ({ site }) => (
    <Grid data-min="narrow">
      {site.clinic.team.map((member) => (
        <DentistCard key={member.id} member={member} />
      ))}
    </Grid>
  ),
};

export const showcase: Showcase = {
  examples: [
    ...inWords(cards),
    { ...cards, name: 'open', after: { tap: 'summary' } },
    { ...cards, name: 'with photographs', site: 'faces and places' },
    { ...cards, name: 'with photographs in Tamil', site: 'faces and places', language: 'ta' },
  ],
};
