import { whatsappLink } from '../../branches/model/links.ts';
import type { TreatmentFigures } from '../../branches/model/treatments.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useFigures, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { formatFigures, formatPrice } from '../../site/language/figures.ts';
import { SERVICES, type ServiceId } from '../../site/pages/services.ts';
import { ExternalLink } from '../site/LinkLabel.tsx';
import { AtAGlance, type GlanceTopic } from './AtAGlance.tsx';
import { useElsewhere } from './useElsewhere.ts';
import { useServiceFigures } from './useServiceFigures.ts';
import { useTreatmentMessage } from './useTreatmentMessage.ts';

export type ServiceAtAGlanceProps = Readonly<{ id: ServiceId; topics: readonly GlanceTopic[] }>;

/**
 * What most patients ask first: visits, time and cost, how it feels, and what comes after. Without figures, what an
 * examination costs.
 */
export function ServiceAtAGlance({ id, topics }: ServiceAtAGlanceProps) {
  const { t, rich, has } = useTranslation(id);
  const { t: tCommon, rich: richCommon } = useTranslation('common');
  const { t: tServices } = useTranslation('services');
  const { clinic, primary } = useSite();
  const message = useTreatmentMessage();
  const { words, mark } = useFigures();
  const { treatment, warning } = SERVICES.find((service) => service.id === id) ?? {};
  const elsewhere = useElsewhere();
  const figures = useServiceFigures(id, 'page').map(({ icon, unit, label, value }) => {
    const isPaidInParts = label === 'price' && treatment && isCostly(clinic.treatments[treatment].page);
    return {
      icon,
      label: tCommon(`servicePage.${label}`),
      values: [value],
      notes: [
        ...elsewhere(({ treatments }) => treatment && formatFigures(treatments[treatment].page, words)[unit]),
        ...(isPaidInParts ? [tServices('fees.instalments')] : []),
      ],
    };
  });
  const examination = mark(formatPrice({ exact: clinic.consultation.clinicPrice }, words));
  const unknown = [
    { icon: 'calendar-event', label: tServices('fees.rows.consultation'), values: [examination] },
    {
      icon: 'cash',
      label: tCommon('servicePage.price'),
      values: [
        tServices('fees.afterExamination'),
        <ExternalLink key="ask" href={whatsappLink(primary.whatsapp, message)} look="quiet" icon="brand-whatsapp">
          {tServices('fees.ask')}
        </ExternalLink>,
      ],
    },
  ];
  return (
    <AtAGlance
      figures={figures.length > 0 ? figures : unknown}
      sentences={topics.map((topic) => ({
        topic,
        // It leads to the advice further down.
        text: topic === 'after' && has('after.title') ? rich('glance.after') : t(`glance.${topic}`),
      }))}
    >
      {!warning && <p>{richCommon('whatHappened.line')}</p>}
    </AtAGlance>
  );
}

/** In rupees: what patients ask to pay in parts. */
const COSTLY = 10_000;

const isCostly = ({ price }: TreatmentFigures) => price !== undefined && 'to' in price && (price.to ?? 0) >= COSTLY;
