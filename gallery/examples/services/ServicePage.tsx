import { ServicePage } from '../../../components/services/ServicePage.tsx';
import { WisdomToothNote } from '../../../components/services/WisdomToothNote.tsx';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

export const showcase: Showcase = {
  frame: 'band',
  examples: [
    ...inWords({ path: '/services/root-canal-treatment', element: <ServicePage id="root-canal-treatment" /> }),
    {
      name: 'with a note',
      path: '/services/teeth-extraction',
      element: (
        <ServicePage id="teeth-extraction">
          <WisdomToothNote>
            <a href="/wisdom-tooth-removal">Wisdom teeth</a> have a page of their own.
          </WisdomToothNote>
        </ServicePage>
      ),
    },
  ],
};
