import { AtAGlance } from '../../components/services/AtAGlance.tsx';
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
  const { prices, treatments } = useSite().clinic;
  const { words, mark } = useFigures();
  const { t, rich } = useTranslation('wisdom-tooth-removal');
  const { minutes: simple } = formatFigures(treatments.wisdomSimple.page, words);
  const { minutes: surgical } = formatFigures(treatments.wisdomSurgical.page, words);
  const { days: recovery } = formatFigures(treatments.wisdomRecovery.page, words);
  const stage = (icon: string, label: string, ...values: readonly (string | undefined)[]) => ({
    icon,
    label,
    values: values.flatMap((value) => (value ? [mark(value)] : [])),
  });
  return (
    <AtAGlance
      figures={[
        stage('calendar-event', t('timeline.check.title'), formatPrice(prices.wisdomCheck, words)),
        stage('clock', t('timeline.removal.simple'), simple, formatPrice(prices.wisdomSimple, words)),
        stage('clock', t('timeline.removal.surgical'), surgical, formatPrice(prices.wisdomSurgical, words)),
        stage('hourglass', t('timeline.recovery.title'), recovery),
      ]}
      sentences={[
        { topic: 'feels', text: t('glance.feels') },
        { topic: 'after', text: rich('glance.after') },
      ]}
    />
  );
}
