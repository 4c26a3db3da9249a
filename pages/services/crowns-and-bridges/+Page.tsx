import { IllustratedServicePage } from '../../../components/services/IllustratedServicePage.tsx';

/** Crowns and bridges: a page in six illustrated texts. */
export function Page() {
  return <IllustratedServicePage id="crowns-and-bridges" />;
}
