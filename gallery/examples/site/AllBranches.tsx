import { AllBranches } from '../../../components/site/AllBranches.tsx';
import type { Showcase } from '../../Example.ts';

const element = <AllBranches />;

export const showcase: Showcase = {
  examples: [
    { name: 'usual', site: 'twelve branches', element },
    { name: 'longest Tamil text', site: 'twelve branches', language: 'en-XA', element },
  ],
};
