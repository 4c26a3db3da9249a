import { usePageService } from '../../../renderer/context/pageContext.ts';
import { DetailedServicePage } from './DetailedServicePage.tsx';
import { IllustratedServicePage } from './IllustratedServicePage.tsx';

/** /services/<id>: the page of a service, in the layout of its kind. */
export function Page() {
  const service = usePageService();
  return service.kind === 'detailed' ? (
    <DetailedServicePage service={service} />
  ) : (
    <IllustratedServicePage service={service} />
  );
}
