import { ServiceTemplatePage } from '../../../components/services/ServiceTemplatePage.tsx';

/** Crowns and bridges: a page in six illustrated texts. */
export function Page() {
  return <ServiceTemplatePage id="crowns-and-bridges" />;
}
