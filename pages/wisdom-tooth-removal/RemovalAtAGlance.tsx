import { AtAGlance } from '../../components/services/AtAGlance.tsx';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useFigures, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { formatFigures, formatPrice } from '../../site/language/figures.ts';

/** The timeline, from the X-ray to full recovery, with the duration and cost of each stage; then what it depends on. */
export function RemovalAtAGlance() {
  const { prices, treatments } = useSite().clinic;
  const { words, mark } = useFigures();
  const { t } = useTranslation('wisdom-tooth-removal');
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
        { topic: 'duration', text: t('glance.duration') },
        { topic: 'cost', text: t('glance.cost') },
        { topic: 'feels', text: t('glance.feels') },
        { topic: 'after', text: t('glance.after') },
      ]}
    />
  );
}
