import { VisuallyHidden } from '../../../../components/ui/layout/VisuallyHidden.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

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
