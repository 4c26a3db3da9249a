import { ServicePage } from '../../../components/services/ServicePage.tsx';

/** Dental implants: a page with lists, steps, duration and cost. */
export function Page() {
  return <ServicePage id="dental-implants" />;
}
