import { type Example, inWords, type Showcases } from '../gallery/example.ts';
import { Grid } from '../ui/layout/Section.tsx';
import { DentistCard } from './DentistCard.tsx';
import { DentistFacts, DentistVisits } from './DentistFacts.tsx';
import { Portrait } from './Portrait.tsx';

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

const facts: Omit<Example, 'name'> = {
  path: '/about',
  element: ({ site }) =>
    site.clinic.team.map((member) => (
      <div key={member.id}>
        <DentistFacts member={member} />
        <DentistVisits member={member} />
      </div>
    )),
};

const WITHOUT = { name: { en: 'Dr. Meera Sample' } };
const WITH = { ...WITHOUT, photo: 'topics/consultation.webp' };

export const showcases: Showcases = {
  DentistCard: {
    examples: [
      ...inWords(cards),
      { ...cards, name: 'open', after: { tap: 'summary' } },
      { ...cards, name: 'with photographs', site: 'faces and places' },
      { ...cards, name: 'with photographs in Tamil', site: 'faces and places', language: 'ta' },
    ],
  },
  DentistFacts: {
    examples: [
      { ...facts, name: 'usual', site: 'faces and places' },
      { ...facts, name: 'longest Tamil text', site: 'faces and places', language: 'ta' },
      { ...facts, name: 'little known' },
    ],
  },
  Portrait: {
    examples: [
      { name: 'usual', element: <Portrait member={WITH} /> },
      { name: 'large', element: <Portrait member={WITH} large /> },
      { name: 'no photograph', element: <Portrait member={WITHOUT} /> },
      { name: 'large, no photograph', element: <Portrait member={WITHOUT} large /> },
    ],
  },
};
