import { Confetti } from '../../../components/ui/Confetti.tsx';
import type { Showcase } from '../../Example.ts';

export const showcase: Showcase = {
  examples: [
    {
      name: 'usual',
      path: '/offers',
      element: (
        <>
          <Confetti />
          <p>Fifty pieces fall over this text, once.</p>
        </>
      ),
    },
  ],
};
