import { FaqSection } from '../../../components/site/FaqSection.tsx';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

const element = <FaqSection namespace="contact" background="sand" />;

export const showcase: Showcase = {
  frame: 'band',
  examples: [
    ...inWords({ path: '/contact', element }),
    { name: 'open', path: '/contact', after: { tap: 'summary' }, element },
  ],
};
