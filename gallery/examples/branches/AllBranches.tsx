import { AllBranches } from '../../../components/branches/AllBranches.tsx';
import type { Showcase } from '../../example.ts';

const element = <AllBranches />;

export const showcase: Showcase = {
  examples: [
    { name: 'usual', site: 'twelve branches', element },
    { name: 'longest Tamil text', site: 'twelve branches', language: 'ta', element },
  ],
};
