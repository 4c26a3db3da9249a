import { ServicePage } from '../../../components/site/ServicePage.tsx';

export function Page() {
  return <ServicePage id="root-canal-treatment" />;
}
