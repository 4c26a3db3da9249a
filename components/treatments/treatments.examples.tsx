import { inWords, type Showcases } from '../gallery/example.ts';
import { ServiceAtAGlance } from '../services/ServiceAtAGlance.tsx';
import { DetailedTreatment } from './DetailedTreatment.tsx';
import { Leaflet } from './Leaflet.tsx';
import { OfferedAt } from './OfferedAt.tsx';
import { Warnings } from './TreatmentPage.tsx';

export const showcases: Showcases = {
  DetailedTreatment: {
    frame: 'band',
    examples: inWords({
      path: '/services/teeth-extraction',
      element: (
        <DetailedTreatment
          namespace="teeth-extraction"
          image="services/teeth-extraction.webp"
          warning="signs"
          asksHistory
          glance={<ServiceAtAGlance id="teeth-extraction" topics={['feels', 'after']} />}
        />
      ),
    }),
  },
  Leaflet: {
    frame: 'page',
    examples: inWords({
      path: '/services/teeth-extraction',
      element: <Leaflet namespace="teeth-extraction" isDraft />,
    }),
  },
  OfferedAt: {
    examples: inWords({ path: '/services/dentures', element: <OfferedAt /> }).map((example) => ({
      ...example,
      site: 'five branches' as const,
    })),
  },
  Warnings: { frame: 'band', examples: inWords({ element: <Warnings warning="pictures" /> }) },
};
