import { DetailedServicePage } from '../../../components/services/DetailedServicePage.tsx';

/** Root canal treatment: a page with lists, steps, duration and cost. */
export function Page() {
  return <DetailedServicePage id="root-canal-treatment" />;
}
