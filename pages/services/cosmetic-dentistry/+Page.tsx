import { ServicePage } from '../../../components/services/ServicePage.tsx';

/** Cosmetic dentistry: a page with lists, steps, duration and cost. */
export function Page() {
  return <ServicePage id="cosmetic-dentistry" />;
}
