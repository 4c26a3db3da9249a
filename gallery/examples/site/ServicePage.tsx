import { ServicePage } from '../../../components/site/ServicePage.tsx';
import { WisdomToothNote } from '../../../components/site/WisdomToothNote.tsx';
import type { Showcase } from '../../Example.ts';
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
