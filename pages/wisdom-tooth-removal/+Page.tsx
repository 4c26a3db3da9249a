import type { ClinicFigures } from '../../branches/model/files/ownFacts.ts';
import { AtAGlance } from '../../components/services/AtAGlance.tsx';
import { useElsewhere } from '../../components/services/useElsewhere.ts';
import { DetailedTreatment } from '../../components/treatments/DetailedTreatment.tsx';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useFigures, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { formatFigures, formatPrice } from '../../site/language/figures.ts';

/** /wisdom-tooth-removal: when it is necessary, how it is done, how long it takes and what it costs. */
export function Page() {
  return (
    <DetailedTreatment
      namespace="wisdom-tooth-removal"
      image="topics/wisdom-tooth-removal.webp"
      warning="signs"
      asksHistory
      glance={<RemovalAtAGlance />}
    />
  );
}

/** The timeline, from the X-ray to full recovery, with the duration and cost of each stage. */
function RemovalAtAGlance() {
  const { clinic } = useSite();
  const { words, mark } = useFigures();
  const { t, rich } = useTranslation('wisdom-tooth-removal');
  const elsewhere = useElsewhere();
  const stage = (icon: string, label: string, write: (figures: ClinicFigures) => readonly (string | undefined)[]) => ({
    icon,
    label,
    values: write(clinic).flatMap((value) => (value ? [mark(value)] : [])),
    notes: elsewhere((figures) => write(figures).filter(Boolean).join(', ')),
  });
  const removal = (id: 'wisdomSimple' | 'wisdomSurgical') => (figures: ClinicFigures) => [
    formatFigures(figures.treatments[id].page, words).minutes,
    formatPrice(figures.prices[id], words),
  ];
  return (
    <AtAGlance
      figures={[
        stage('calendar-event', t('timeline.check.title'), ({ prices }) => [formatPrice(prices.wisdomCheck, words)]),
        stage('clock', t('timeline.removal.simple'), removal('wisdomSimple')),
        stage('clock', t('timeline.removal.surgical'), removal('wisdomSurgical')),
        stage('hourglass', t('timeline.recovery.title'), ({ treatments }) => [
          formatFigures(treatments.wisdomRecovery.page, words).days,
        ]),
      ]}
      sentences={[
        { topic: 'feels', text: t('glance.feels') },
        { topic: 'after', text: rich('glance.after') },
      ]}
    />
  );
}
