import { IconFacts } from '../../../../components/ui/lists/IconFacts.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

export const showcase: Showcase = {
  examples: [
    {
      name: 'usual',
      element: (
        <IconFacts
          facts={[
            { icon: 'school', label: 'Education', text: 'BDS, MDS (Orthodontics)' },
            { icon: 'school', text: 'Registration: TNDC 00000' },
          ]}
        />
      ),
    },
    {
      name: 'longest Tamil text',
      language: 'ta',
      element: <IconFacts facts={[{ icon: 'parking', label: TAMIL.place, text: TAMIL.sentence }]} />,
    },
  ],
};
