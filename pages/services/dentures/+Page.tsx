import { ServiceTemplatePage } from '../../../components/site/ServiceTemplatePage.tsx';

/** Dentures: a page in six illustrated texts. */
export function Page() {
  return <ServiceTemplatePage id="dentures" />;
}
