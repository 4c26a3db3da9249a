import { Newsletter } from '../../../../components/shell/footer/Newsletter.tsx';
import type { Showcase } from '../../../example.ts';
import { inWords } from '../../../states.ts';

const element = <Newsletter />;

export const showcase: Showcase = {
  frame: 'footer',
  examples: [...inWords({ element }), { name: 'unfolded', after: { tap: 'summary' }, element }],
};
