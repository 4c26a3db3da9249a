import { ServicePage } from '../../../components/services/ServicePage.tsx';

/** Clear aligners and braces: a page with lists, steps, duration and cost. */
export function Page() {
  return <ServicePage id="clear-aligners" />;
}
