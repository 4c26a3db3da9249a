import { DetailedServicePage } from '../../../components/services/DetailedServicePage.tsx';
import { SERVICES } from '../../../renderer/site/services.ts';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

const rootCanal = SERVICES.find(({ id }) => id === 'root-canal-treatment');
const extraction = SERVICES.find(({ id }) => id === 'teeth-extraction');

export const showcase: Showcase = {
  frame: 'band',
  examples: [
    ...inWords({
      path: '/services/root-canal-treatment',
      element: rootCanal?.kind === 'detailed' && <DetailedServicePage service={rootCanal} />,
    }),
    {
      name: 'with a note about wisdom teeth',
      path: '/services/teeth-extraction',
      element: extraction?.kind === 'detailed' && <DetailedServicePage service={extraction} />,
    },
  ],
};
