import { ServiceTemplatePage } from '../../../components/services/ServiceTemplatePage.tsx';

/** Oral lesions: a page in six illustrated texts. */
export function Page() {
  return <ServiceTemplatePage id="oral-lesions" />;
}
