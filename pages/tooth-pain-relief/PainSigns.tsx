import { Section } from '../../components/ui/layout/Section.tsx';
import { TwoColumns } from '../../components/ui/layout/TwoColumns.tsx';
import { ListPanel } from '../../components/ui/lists/ListPanel.tsx';
import { useWords } from '../../renderer/context/useWords.tsx';

/** Symptoms to tell the dentist about, and the risks of waiting. */
export function PainSigns() {
  const words = useWords('tooth-pain-relief');
  return (
    <Section background="sand">
      <TwoColumns>
        <ListPanel
          title={words.text('symptoms.title')}
          intro={words.text('symptoms.intro')}
          icon="zoom-check"
          items={words.list('symptoms.items').map((key) => words.text(key))}
        />
        <ListPanel
          title={words.text('risks.title')}
          intro={words.text('risks.intro')}
          icon="alert-triangle"
          tone="warm"
          items={words.list('risks.items').map((key) => words.text(key))}
        />
      </TwoColumns>
    </Section>
  );
}
