import { ServiceAtAGlance, type ServiceAtAGlanceProps } from '../../../components/services/ServiceAtAGlance.tsx';
import { PageHero } from '../../../components/site/PageHero.tsx';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

/** The panel overlaps the lower edge of the hero. */
const glance = (id: ServiceAtAGlanceProps['id'], ...topics: ServiceAtAGlanceProps['topics']) => (
  <>
    <PageHero title="A service" lead="What it does for you." />
    <ServiceAtAGlance id={id} topics={topics} />
  </>
);

export const showcase: Showcase = {
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
};
