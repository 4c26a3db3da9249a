import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import type { DetailedService } from '../../site/pages/services.ts';
import { Section, TwoColumns } from '../ui/layout/Section.tsx';
import { ListPanel } from '../ui/lists/CheckList.tsx';

type CausesAndSymptomsProps = Readonly<{
  namespace: DetailedService['id'] | 'wisdom-tooth-removal';
}>;

/** The causes and the symptoms of a condition, side by side. */
export function CausesAndSymptoms({ namespace }: CausesAndSymptomsProps) {
  const { t, list } = useTranslation(namespace);
  return (
    <Section id="causes" background="sand">
      <TwoColumns>
        <ListPanel
          title={t('causes.title')}
          intro={t('causes.intro')}
          icon="point"
          items={list('causes.items').map((key) => t(key))}
        />
        <ListPanel
          title={t('symptoms.title')}
          intro={t('symptoms.intro')}
          icon="zoom-check"
          items={list('symptoms.items').map((key) => t(key))}
        />
      </TwoColumns>
    </Section>
  );
}
