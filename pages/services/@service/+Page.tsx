import { DetailedServicePage } from '../../../components/services/DetailedServicePage.tsx';
import { IllustratedServicePage } from '../../../components/services/IllustratedServicePage.tsx';
import { usePageService } from '../../../renderer/context/pageContext.ts';

/** /services/<id>: the page of a service, in the layout of its kind. */
export function Page() {
  const service = usePageService();
  return service.kind === 'detailed' ? (
    <DetailedServicePage service={service} />
  ) : (
    <IllustratedServicePage service={service} />
  );
}
