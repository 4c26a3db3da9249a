import { Newsletter } from '../../../components/site/Newsletter.tsx';
import type { Showcase } from '../../Example.ts';
import { inWords } from '../../states.ts';

const element = <Newsletter />;

export const showcase: Showcase = {
  frame: 'footer',
  examples: [...inWords({ element }), { name: 'invalid', after: { tap: '[type=submit]' }, element }],
};
