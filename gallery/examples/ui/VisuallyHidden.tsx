import { VisuallyHidden } from '../../../components/ui/VisuallyHidden.tsx';
import type { Showcase } from '../../Example.ts';
import { TAMIL } from '../../tamil.ts';

export const showcase: Showcase = {
  examples: [
    {
      name: 'usual',
      element: (
        <a href="/contact">
          Directions<VisuallyHidden> to our Chennai clinic</VisuallyHidden>
        </a>
      ),
    },
    { name: 'longest Tamil text', language: 'ta', element: <VisuallyHidden>{TAMIL.sentence}</VisuallyHidden> },
  ],
};
