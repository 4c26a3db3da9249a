import { useWords } from '../../renderer/context/useWords.tsx';
import type { DetailedService } from '../../renderer/site/services.ts';
import { Pair } from '../ui/layout/Pair.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { ListPanel } from '../ui/lists/ListPanel.tsx';

export type CausesAndSignsProps = Readonly<{
  /** The words file with `causes` and `symptoms`. */
  namespace: DetailedService['id'] | 'wisdom-tooth-removal';
}>;

/** Why a treatment may be needed, beside the signs of trouble. */
export function CausesAndSigns({ namespace }: CausesAndSignsProps) {
  const words = useWords(namespace);
  return (
    <Section id="causes" ground="sand">
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
