import { ServicePage } from '../../../components/site/ServicePage.tsx';

/** Cosmetic dentistry: a page with lists, steps, duration and cost. */
export function Page() {
  return <ServicePage id="cosmetic-dentistry" />;
}
