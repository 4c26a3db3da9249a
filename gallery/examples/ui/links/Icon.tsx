import { Icon } from '../../../../components/ui/links/Icon.tsx';
import type { Showcase } from '../../../example.ts';

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: <Icon name="tooth" /> },
    {
      name: 'in the size and colour of its text',
      element: (
        <small>
          <Icon name="tooth" /> A note
        </small>
      ),
    },
  ],
};
