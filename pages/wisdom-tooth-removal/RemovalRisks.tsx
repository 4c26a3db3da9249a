import { SplitSection } from '../../components/ui/layout/SplitSection.tsx';
import { TitledList } from '../../components/ui/lists/TitledList.tsx';
import { useWords } from '../../renderer/context/useWords.tsx';

/** The risks of leaving the tooth, and of removing it. */
export function RemovalRisks() {
  const words = useWords('wisdom-tooth-removal');
  return (
    <SplitSection title={words.text('risks.title')} intro={words.text('risks.intro')}>
      {(['leaving', 'removing'] as const).map((choice) => (
        <TitledList
          key={choice}
          title={words.text(`risks.${choice}.title`)}
          icon="alert-triangle"
          tone="warm"
          items={words.list(`risks.${choice}.items`).map((key) => words.text(key))}
        />
      ))}
    </SplitSection>
  );
}
