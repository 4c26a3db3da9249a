import { IllustratedServicePage } from '../../../components/services/IllustratedServicePage.tsx';

/** TMJ (jaw joint) disorders: a page in six illustrated texts. */
export function Page() {
  return <IllustratedServicePage id="tmj-disorders" />;
}
