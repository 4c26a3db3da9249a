import { IllustratedServicePage } from '../../../components/services/IllustratedServicePage.tsx';

/** Oral lesions: a page in six illustrated texts. */
export function Page() {
  return <IllustratedServicePage id="oral-lesions" />;
}
