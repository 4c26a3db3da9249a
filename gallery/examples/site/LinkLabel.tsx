import { LinkLabel } from '../../../components/site/LinkLabel.tsx';
import { Action } from '../../../components/ui/links/Action.tsx';
import type { Showcase } from '../../example.ts';
import { TAMIL } from '../../tamil.ts';

const link = (label: string, branch: string) => (
  <Action href="/contact" look="quiet">
    <LinkLabel directionsTo={branch}>{label}</LinkLabel>
  </Action>
);

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: link('Get Directions', 'Chennai') },
    { name: 'longest Tamil text', language: 'ta', element: link(TAMIL.action, TAMIL.word) },
  ],
};
