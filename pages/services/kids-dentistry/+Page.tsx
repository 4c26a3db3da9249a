import { DetailedServicePage } from '../../../components/services/DetailedServicePage.tsx';

/** Dentistry for children: a page with lists, steps, duration and cost. */
export function Page() {
  return <DetailedServicePage id="kids-dentistry" />;
}
