import { OpenStatus } from '../../../components/branches/OpenStatus.tsx';
import type { Showcase } from '../../example.ts';

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: ({ site }) => <OpenStatus branch={site.primary} /> },
    { name: 'longest Tamil text', language: 'ta', element: ({ site }) => <OpenStatus branch={site.primary} /> },
    {
      name: 'always closed',
      element: ({ site: { primary } }) => {
        const days = Object.keys(primary.hours).map((day) => [day, []]);
        return <OpenStatus branch={{ ...primary, hours: Object.fromEntries(days) }} />;
      },
    },
  ],
};
