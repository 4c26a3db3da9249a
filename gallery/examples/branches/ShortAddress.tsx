import { ShortAddress } from '../../../components/branches/ShortAddress.tsx';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  examples: inWords({
    element: ({ site }) => (
      <p>
        <ShortAddress branch={site.primary} />
      </p>
    ),
  }),
};
