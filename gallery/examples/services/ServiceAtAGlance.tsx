import { ServiceAtAGlance } from '../../../components/services/ServiceAtAGlance.tsx';
import { PageHero } from '../../../components/site/PageHero.tsx';
import type { ServiceId } from '../../../renderer/site/services.ts';
import type { Showcase } from '../../example.ts';
import { inWords } from '../../states.ts';

/** The panel overlaps the lower edge of the hero. */
const glance = (id: ServiceId) => (
  <>
    <PageHero title="A service" lead="What it does for you." />
    <ServiceAtAGlance id={id} />
  </>
);

export const showcase: Showcase = {
  frame: 'band',
  examples: [
    ...inWords({ path: '/services/root-canal-treatment', element: glance('root-canal-treatment') }),
    { name: 'no figures', path: '/services/kids-dentistry', element: glance('kids-dentistry') },
    { name: 'on an illustrated page', path: '/services/dentures', element: glance('dentures') },
  ],
};
