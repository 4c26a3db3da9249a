import { ServiceTemplatePage } from '../../../components/services/ServiceTemplatePage.tsx';

/** TMJ (jaw joint) disorders: a page in six illustrated texts. */
export function Page() {
  return <ServiceTemplatePage id="tmj-disorders" />;
}
