import { ListPanel } from '../../components/ui/ListPanel.tsx';
import { Pair } from '../../components/ui/Pair.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { useWords } from '../../renderer/useWords.tsx';

/** Why a wisdom tooth may have to come out, beside the signs of trouble. */
export function RemovalReasons() {
  const words = useWords('wisdom-tooth-removal');
  return (
    <Section ground="sand">
      <Pair>
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
      </Pair>
    </Section>
  );
}
