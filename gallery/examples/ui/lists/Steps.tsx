import { Steps } from '../../../../components/ui/lists/Steps.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

export const showcase: Showcase = {
  examples: [
    {
      name: 'usual',
      element: (
        <Steps
          steps={[
            { title: 'X-ray', text: 'It shows the roots.' },
            { title: 'Numbing', text: 'We wait until you feel nothing.' },
            { title: 'Cleaning', text: 'We clean the canals and fill them.' },
          ]}
        />
      ),
    },
    { name: 'one', element: <Steps steps={[{ title: 'X-ray', text: 'It shows the roots.' }]} /> },
    {
      name: 'longest Tamil text',
      language: 'ta',
      element: <Steps steps={Array.from({ length: 2 }, () => ({ title: TAMIL.title, text: TAMIL.sentence }))} />,
    },
  ],
};
