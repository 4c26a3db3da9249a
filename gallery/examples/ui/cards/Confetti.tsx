import { Confetti } from '../../../../components/ui/cards/Confetti.tsx';
import type { Showcase } from '../../../example.ts';

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
