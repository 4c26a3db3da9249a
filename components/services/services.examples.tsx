import { inWords, type Showcases, TAMIL } from '../gallery/example.ts';
import { PageHero } from '../site/PageHero.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { Action } from '../ui/links/Action.tsx';
import { Aftercare } from './Aftercare.tsx';
import { AlignersOrBraces } from './AlignersOrBraces.tsx';
import { AtAGlance } from './AtAGlance.tsx';
import { OtherServices } from './OtherServices.tsx';
import { PriceList } from './PriceList.tsx';
import { ServiceAtAGlance, type ServiceAtAGlanceProps } from './ServiceAtAGlance.tsx';
import { ServiceFigures } from './ServiceFigures.tsx';
import { WisdomToothNote } from './WisdomToothNote.tsx';

/** The panel overlaps the lower edge of the hero. */
const glance = (id: ServiceAtAGlanceProps['id'], ...topics: ServiceAtAGlanceProps['topics']) => (
  <>
    <PageHero title="A service" lead="What it does for you." />
    <ServiceAtAGlance id={id} topics={topics} />
  </>
);

const fourFigures = (label: string, value: string, text: string) => (
  <AtAGlance
    figures={['clock', 'calendar-event', 'cash', 'hourglass'].map((icon) => ({ icon, label, values: [value, value] }))}
    sentences={[{ topic: 'feels', text }]}
  />
);

const note = (text: string) => (
  <WisdomToothNote>
    <p>
      {text} <a href="/wisdom-tooth-removal">Wisdom tooth removal</a>
    </p>
  </WisdomToothNote>
);

const prices = (what: string, price: string, note: string) => (
  <PriceList
    rows={[
      { what, price, note },
      { what, price },
    ]}
  />
);

export const showcases: Showcases = {
  AlignersOrBraces: { examples: inWords({ path: '/services/clear-aligners', element: <AlignersOrBraces /> }) },
  Aftercare: {
    frame: 'band',
    examples: inWords({
      path: '/services/teeth-extraction',
      element: (
        <Aftercare namespace="teeth-extraction">
          <Action href="tel:+910000000001">Call</Action>
        </Aftercare>
      ),
    }),
  },
  AtAGlance: {
    frame: 'band',
    examples: [
      { name: 'usual', element: fourFigures('Simple removal', '30 to 45 minutes', 'The area is numb.') },
      { name: 'longest Tamil text', language: 'ta', element: fourFigures(TAMIL.label, TAMIL.action, TAMIL.sentence) },
    ],
  },
  OtherServices: {
    frame: 'band',
    examples: inWords({ path: '/services/dentures', element: <OtherServices except="dentures" /> }),
  },
  PriceList: {
    examples: [
      { name: 'usual', element: prices('Filling', 'Rs 200 to 2,000', 'A small one costs the least.') },
      { name: 'longest Tamil text', language: 'ta', element: prices(TAMIL.title, TAMIL.action, TAMIL.sentence) },
    ],
  },
  ServiceAtAGlance: {
    frame: 'band',
    examples: [
      ...inWords({
        path: '/services/root-canal-treatment',
        element: glance('root-canal-treatment', 'feels', 'after'),
      }),
      {
        name: 'no figures',
        path: '/services/dentures',
        element: glance('dentures', 'duration', 'cost', 'feels', 'after'),
      },
    ],
  },
  ServiceFigures: { examples: inWords({ element: <ServiceFigures id="root-canal-treatment" /> }) },
  WisdomToothNote: {
    frame: 'band',
    examples: [
      { name: 'usual', element: <Section>{note('Pain far back in the jaw?')}</Section> },
      {
        name: 'on a coloured background',
        element: <Section background="mint">{note('Pain far back in the jaw?')}</Section>,
      },
      { name: 'longest Tamil text', language: 'ta', element: <Section>{note(TAMIL.sentence)}</Section> },
    ],
  },
};
