import { DirectionsLink } from '../../../components/branches/DirectionsLink.tsx';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  examples: inWords({ element: ({ site }) => <DirectionsLink branch={site.primary} icon="route" /> }),
};
