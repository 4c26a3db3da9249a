import { useWords } from '../../renderer/context/useWords.tsx';
import type { DetailedService } from '../../renderer/site/services.ts';
import { Section, TwoColumns } from '../ui/layout/Section.tsx';
import { ListPanel } from '../ui/lists/CheckList.tsx';

type CausesAndSymptomsProps = Readonly<{
  namespace: DetailedService['id'] | 'wisdom-tooth-removal';
}>;

/** The causes and the symptoms of a condition, side by side. */
export function CausesAndSymptoms({ namespace }: CausesAndSymptomsProps) {
  const words = useWords(namespace);
  return (
    <Section id="causes" background="sand">
      <TwoColumns>
        <ListPanel
          title={words.text('causes.title')}
          intro={words.text('causes.intro')}
          icon="point"
          items={words.list('causes.items').map((key) => words.text(key))}
        />
        <ListPanel
          title={words.text('symptoms.title')}
          intro={words.text('symptoms.intro')}
          icon="zoom-check"
          items={words.list('symptoms.items').map((key) => words.text(key))}
        />
      </TwoColumns>
    </Section>
  );
}
