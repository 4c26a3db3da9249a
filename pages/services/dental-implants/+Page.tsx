import { ServicePage } from '../../../components/site/ServicePage.tsx';

/** Dental implants: a page with lists, steps, duration and cost. */
export function Page() {
  return <ServicePage id="dental-implants" />;
}
