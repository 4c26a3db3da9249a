import { type Example, inWords, type Showcases } from '../gallery/example.ts';
import { Grid } from '../ui/layout/Section.tsx';
import { DentistCard } from './DentistCard.tsx';
import { DentistFacts, DentistVisits } from './DentistFacts.tsx';
import { Portrait } from './Portrait.tsx';

/** @param many how many dentists; those with an odd number have no photograph, if it is mixed */
const dentists = (many?: number, mixed = false): Omit<Example, 'name'> => ({
  path: '/about',
  element: ({ site }) => (
    <Grid data-min="broad">
      {site.clinic.team.slice(0, many).map(({ photo, ...member }, i) => (
        <DentistCard key={member.id} member={{ ...member, ...(photo && !(mixed && i % 2) && { photo }) }} />
      ))}
    </Grid>
  ),
});
const cards = dentists();

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

const WITH = { photo: 'topics/consultation.webp' };

export const showcases: Showcases = {
  DentistCard: {
    examples: [
      ...inWords(cards),
      { ...cards, name: 'open', after: { tap: 'summary' } },
      { ...cards, name: 'with photographs', site: 'faces and places' },
      { ...cards, name: 'with photographs in Tamil', site: 'faces and places', language: 'ta' },
      { ...dentists(undefined, true), name: 'some with photographs', site: 'faces and places' },
      { ...dentists(1), name: 'one dentist' },
      { ...dentists(2, true), name: 'two dentists, one with a photograph', site: 'faces and places' },
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
    ],
  },
};
