import { FeatureCard } from '../../components/ui/cards/FeatureCard.tsx';
import { Grid } from '../../components/ui/layout/Grid.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { useWords } from '../../renderer/context/useWords.tsx';

/** An icon per value, in the order of the words file: honesty, comfort, cleanliness, respect. */
const ICONS = ['message-2', 'hand-stop', 'sparkles', 'heart-handshake'];

/** The clinic's values. */
export function ValueList() {
  const words = useWords('about');
  return (
    <Section title={words.text('values.title')}>
      <Grid data-min="narrow">
        {words.list('values.items').map((key, i) => (
          <li key={key}>
            <FeatureCard icon={ICONS[i] ?? 'heart'} title={words.text(`${key}.title`)}>
              {words.text(`${key}.text`)}
            </FeatureCard>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
