import { AllBranchesLink } from '../../../components/branches/AllBranchesLink.tsx';
import type { Showcase } from '../../example.ts';

const element = <AllBranchesLink />;

export const showcase: Showcase = {
  examples: [
    { name: 'usual', site: 'twelve branches', element },
    { name: 'longest Tamil text', site: 'twelve branches', language: 'ta', element },
  ],
};
