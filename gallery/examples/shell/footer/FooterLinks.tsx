import { FooterLinks } from '../../../../components/shell/footer/FooterLinks.tsx';
import type { Showcase } from '../../../example.ts';
import { inWords } from '../../../states.ts';

export const showcase: Showcase = {
  frame: 'footer',
  examples: inWords({ path: '/', element: <FooterLinks /> }),
};
