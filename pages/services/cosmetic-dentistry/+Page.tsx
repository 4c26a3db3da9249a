import { DetailedServicePage } from '../../../components/services/DetailedServicePage.tsx';

/** Cosmetic dentistry: a page with lists, steps, duration and cost. */
export function Page() {
  return <DetailedServicePage id="cosmetic-dentistry" />;
}
