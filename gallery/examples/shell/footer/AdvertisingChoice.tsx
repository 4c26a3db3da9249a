import { AdvertisingChoice } from '../../../../components/shell/footer/AdvertisingChoice.tsx';
import type { Showcase } from '../../../example.ts';

export const showcase: Showcase = {
  frame: 'footer',
  examples: [
    { name: 'usual', site: 'advertising', element: <AdvertisingChoice shown="open" /> },
    { name: 'accepted', site: 'advertising', element: <AdvertisingChoice shown="accepted" /> },
    {
      name: 'declined, longest Tamil text',
      site: 'advertising',
      language: 'ta',
      element: <AdvertisingChoice shown="declined" />,
    },
    { name: 'refused by the browser', site: 'advertising', element: <AdvertisingChoice shown="refused" /> },
  ],
};
