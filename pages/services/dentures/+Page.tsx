import { ServiceTemplatePage } from '../../../components/site/ServiceTemplatePage.tsx';

export function Page() {
  return <ServiceTemplatePage id="dentures" />;
}
