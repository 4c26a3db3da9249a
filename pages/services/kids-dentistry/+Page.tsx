import { ServicePage } from '../../../components/services/ServicePage.tsx';

/** Dentistry for children: a page with lists, steps, duration and cost. */
export function Page() {
  return <ServicePage id="kids-dentistry" />;
}
