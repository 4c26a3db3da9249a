import { ExternalLink } from '../../../components/site/ExternalLink.tsx';
import type { Showcase } from '../../example.ts';
import { TAMIL } from '../../tamil.ts';

const handOff = (label: string) => (
  <ExternalLink href="https://www.example.com/" icon="route">
    {label}
  </ExternalLink>
);

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: handOff('Get Directions') },
    { name: 'longest Tamil text', language: 'ta', element: handOff(TAMIL.action) },
  ],
};
