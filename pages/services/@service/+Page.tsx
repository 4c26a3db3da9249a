import { DetailedServicePage } from '../../../components/services/DetailedServicePage.tsx';
import { IllustratedServicePage } from '../../../components/services/IllustratedServicePage.tsx';
import { usePageService } from '../../../renderer/context/pageContext.ts';

/** The page of a service, in one of its two layouts. */
export function Page() {
  const service = usePageService();
  return service.kind === 'detailed' ? (
    <DetailedServicePage service={service} />
  ) : (
    <IllustratedServicePage service={service} />
  );
}
