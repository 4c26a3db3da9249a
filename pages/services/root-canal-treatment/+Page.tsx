import { ServicePage } from '../../../components/services/ServicePage.tsx';

/** Root canal treatment: a page with lists, steps, duration and cost. */
export function Page() {
  return <ServicePage id="root-canal-treatment" />;
}
