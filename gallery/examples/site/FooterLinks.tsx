import { FooterLinks } from '../../../components/site/FooterLinks.tsx';
import type { Showcase } from '../../Example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  frame: 'footer',
  examples: inWords({ path: '/', element: <FooterLinks /> }),
};
