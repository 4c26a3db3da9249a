import { DetailedServicePage } from '../../../components/services/DetailedServicePage.tsx';
import { WisdomToothNote } from '../../../components/services/WisdomToothNote.tsx';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  frame: 'band',
  examples: [
    ...inWords({ path: '/services/root-canal-treatment', element: <DetailedServicePage id="root-canal-treatment" /> }),
    {
      name: 'with a note',
      path: '/services/teeth-extraction',
      element: (
        <DetailedServicePage id="teeth-extraction">
          <WisdomToothNote>
            <a href="/wisdom-tooth-removal">Wisdom teeth</a> have a page of their own.
          </WisdomToothNote>
        </DetailedServicePage>
      ),
    },
  ],
};
