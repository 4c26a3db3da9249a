import { PlaceFacts } from '../../../components/branches/PlaceFacts.tsx';
import type { Example, Showcase } from '../../example.ts';

const example: Omit<Example, 'name'> = {
  site: 'faces and places',
  element: ({ site }) => <PlaceFacts branch={site.primary} />,
};

export const showcase: Showcase = {
  examples: [
    { ...example, name: 'usual' },
    { ...example, name: 'longest Tamil text', language: 'ta' },
    { name: 'without steps', element: <PlaceFacts branch={{ stepFree: 'yes' }} /> },
    { name: 'nothing known', element: ({ site }) => <PlaceFacts branch={site.primary} /> },
  ],
};
