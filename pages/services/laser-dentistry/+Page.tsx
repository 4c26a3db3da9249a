import { ServicePage } from '../../../components/services/ServicePage.tsx';

/** Laser dentistry: a page with lists, steps, duration and cost. */
export function Page() {
  return <ServicePage id="laser-dentistry" />;
}
