import { DetailedServicePage } from '../../../components/services/DetailedServicePage.tsx';
import { WisdomToothNote } from '../../../components/services/WisdomToothNote.tsx';
import { useWords } from '../../../renderer/context/useWords.tsx';

/** Tooth extraction, with the way to the page about wisdom teeth. */
export function Page() {
  const services = useWords('services');
  return (
    <DetailedServicePage id="teeth-extraction">
      <WisdomToothNote>{services.rich('wisdom.text')}</WisdomToothNote>
    </DetailedServicePage>
  );
}
