import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import type { ServiceId } from '../../renderer/site/services.ts';
import { AtAGlance, type GlanceTopic } from './AtAGlance.tsx';
import { useServiceFigures } from './useServiceFigures.ts';

export type ServiceAtAGlanceProps = Readonly<{ id: ServiceId; topics: readonly GlanceTopic[] }>;

/** What most patients ask first: visits, time and cost, how it feels, and what comes after. */
export function ServiceAtAGlance({ id, topics }: ServiceAtAGlanceProps) {
  const { t } = useTranslation(id);
  const { t: tCommon } = useTranslation('common');
  return (
    <AtAGlance
      figures={useServiceFigures(id, 'page').map(({ icon, label, value }) => ({
        icon,
        label: tCommon(`servicePage.${label}`),
        values: [value],
      }))}
      sentences={topics.map((topic) => ({ topic, text: t(`glance.${topic}`) }))}
    />
  );
}
