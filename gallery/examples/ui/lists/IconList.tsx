import { IconList } from '../../../../components/ui/lists/IconList.tsx';
import type { Showcase } from '../../../example.ts';
import { TAMIL } from '../../../tamil.ts';

const items = [
  { icon: 'credit-card', title: 'Cards', text: 'Pay with a debit or credit card.' },
  { icon: 'cash', title: 'Cash', text: 'Pay at reception and take your receipt with you.' },
  { icon: 'device-mobile', title: 'UPI', text: 'Pay from the UPI app on your phone.' },
];

export const showcase: Showcase = {
  examples: [
    { name: 'usual', element: <IconList items={items} /> },
    { name: 'in columns', element: <IconList items={items} columns /> },
    {
      name: 'longest Tamil text',
      language: 'ta',
      element: <IconList items={[{ icon: 'cash', title: TAMIL.title, text: TAMIL.sentence }]} />,
    },
  ],
};
