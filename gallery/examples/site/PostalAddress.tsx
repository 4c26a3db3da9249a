import { PostalAddress } from '../../../components/site/PostalAddress.tsx';
import type { Showcase } from '../../Example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  examples: inWords({ element: ({ site }) => <PostalAddress branch={site.primary} /> }),
};
