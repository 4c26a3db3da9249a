import { AdviceSources } from '../../../components/site/AdviceSources.tsx';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  frame: 'band',
  examples: inWords({ path: '/tooth-pain-relief', element: <AdviceSources namespace="tooth-pain-relief" /> }),
};
