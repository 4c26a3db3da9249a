import { DentistFacts } from '../../../components/team/DentistFacts.tsx';
import type { Example, Showcase } from '../../example.ts';

const example: Omit<Example, 'name'> = {
  path: '/about',
  element: ({ site }) => site.clinic.team.map((member) => <DentistFacts key={member.id} member={member} />),
};

export const showcase: Showcase = {
  examples: [
    { ...example, name: 'usual', site: 'faces and places' },
    { ...example, name: 'longest Tamil text', site: 'faces and places', language: 'ta' },
    { ...example, name: 'little known' },
  ],
};
