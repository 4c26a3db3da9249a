import { DetailedServicePage } from '../../../components/services/DetailedServicePage.tsx';

/** Dental implants: a page with lists, steps, duration and cost. */
export function Page() {
  return <DetailedServicePage id="dental-implants" />;
}
