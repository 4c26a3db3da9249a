import { Logo } from '../../../components/shell/Logo.tsx';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  frame: 'column',
  examples: [
    ...inWords({ path: '/', element: <Logo /> }),
    { name: 'name only', path: '/', element: <Logo nameOnly="@media all" /> },
  ],
};
