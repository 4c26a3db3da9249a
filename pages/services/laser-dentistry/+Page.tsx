import { DetailedServicePage } from '../../../components/services/DetailedServicePage.tsx';

/** Laser dentistry: a page with lists, steps, duration and cost. */
export function Page() {
  return <DetailedServicePage id="laser-dentistry" />;
}
