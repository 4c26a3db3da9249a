import { Children } from 'react';
import type { Clinic } from '../../branches/model/siteModel.ts';
import type { TreatmentId } from '../../branches/model/treatments.ts';
import { AtAGlance } from '../../components/services/AtAGlance.tsx';
import { useElsewhere } from '../../components/services/useElsewhere.tsx';
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
  type Text = (figures: Pick<Clinic, 'prices' | 'treatments'>) => string | undefined;
  const stage = (icon: string, label: string, ...texts: readonly Text[]) => {
    const notes = texts.map(elsewhere).filter(Boolean);
    return {
      icon,
      label,
      values: texts.flatMap((text) => mark(text(clinic) ?? '') || []),
      note: notes.length > 0 && Children.toArray(notes),
    };
  };
  const price =
    (id: keyof Clinic['prices']): Text =>
    ({ prices }) =>
      formatPrice(prices[id], words);
  const time =
    (id: TreatmentId, unit: 'minutes' | 'days'): Text =>
    ({ treatments }) =>
      formatFigures(treatments[id].page, words)[unit];
  return (
    <AtAGlance
      figures={[
        stage('calendar-event', t('timeline.check.title'), price('wisdomCheck')),
        stage('clock', t('timeline.removal.simple'), time('wisdomSimple', 'minutes'), price('wisdomSimple')),
        stage('clock', t('timeline.removal.surgical'), time('wisdomSurgical', 'minutes'), price('wisdomSurgical')),
        stage('hourglass', t('timeline.recovery.title'), time('wisdomRecovery', 'days')),
      ]}
      sentences={[
        { topic: 'feels', text: t('glance.feels') },
        { topic: 'after', text: rich('glance.after') },
      ]}
    />
  );
}
