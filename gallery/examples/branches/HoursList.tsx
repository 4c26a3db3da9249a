import { HoursList } from '../../../components/branches/HoursList.tsx';
import type { Showcase } from '../../example.ts';
import { inWordsAndBranches } from '../../states.ts';

export const showcase: Showcase = { examples: inWordsAndBranches({ element: <HoursList /> }) };
