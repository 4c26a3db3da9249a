import { DetailedServicePage } from '../../../components/services/DetailedServicePage.tsx';

/** Clear aligners and braces: a page with lists, steps, duration and cost. */
export function Page() {
  return <DetailedServicePage id="clear-aligners" />;
}
