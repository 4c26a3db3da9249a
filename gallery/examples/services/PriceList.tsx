import { PriceList } from '../../../components/services/PriceList.tsx';
import type { Showcase } from '../../example.ts';
import { TAMIL } from '../../tamil.ts';

export const showcase: Showcase = {
  examples: [
    {
      name: 'usual',
      element: (
        <PriceList
          rows={[
            { label: 'Filling', price: 'filling' },
            { label: 'X-ray and consultation', price: 'wisdomCheck' },
          ]}
        />
      ),
    },
    {
      name: 'longest Tamil text',
      language: 'ta',
      element: (
        <PriceList
          rows={[
            { label: TAMIL.title, price: 'wisdomSurgical' },
            { label: TAMIL.word, price: 'filling' },
          ]}
        />
      ),
    },
  ],
};
