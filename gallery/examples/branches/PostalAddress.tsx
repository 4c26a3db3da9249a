import { PostalAddress } from '../../../components/branches/PostalAddress.tsx';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  examples: inWords({ element: ({ site }) => <PostalAddress branch={site.primary} /> }),
};
