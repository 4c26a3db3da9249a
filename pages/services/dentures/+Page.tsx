import { ServiceTemplatePage } from '../../../components/services/ServiceTemplatePage.tsx';

/** Dentures: a page in six illustrated texts. */
export function Page() {
  return <ServiceTemplatePage id="dentures" />;
}
