import { IllustratedServicePage } from '../../../components/services/IllustratedServicePage.tsx';

/** Dentures: a page in six illustrated texts. */
export function Page() {
  return <IllustratedServicePage id="dentures" />;
}
