import { FactList } from '../../../../components/ui/lists/FactList.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

export const showcase: Showcase = {
  examples: [
    {
      name: 'usual',
      element: (
        <FactList
          facts={[
            { label: 'Filling', value: 'Rs 200 to 2,000' },
            { label: 'X-ray and consultation', value: 'Rs 300' },
          ]}
        />
      ),
    },
    {
      name: 'with a note',
      element: (
        <FactList
          facts={[
            { label: 'Extraction', value: 'Rs 400 to 5,000', note: 'The lowest price is for a loose tooth.' },
            { label: 'X-ray and consultation', value: 'Rs 300' },
          ]}
        />
      ),
    },
    {
      name: 'longest Tamil text',
      language: 'ta',
      element: (
        <FactList
          facts={[
            { label: TAMIL.title, value: TAMIL.figure },
            { label: TAMIL.word, value: TAMIL.sentence },
          ]}
        />
      ),
    },
  ],
};
