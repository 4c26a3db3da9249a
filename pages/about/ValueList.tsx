import { FeatureCard } from '../../components/ui/FeatureCard.tsx';
import { Grid } from '../../components/ui/Grid.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { useWords } from '../../renderer/useWords.tsx';

/** One icon per value, in their order: honesty, comfort, cleanliness, respect. */
const ICONS = ['message-2', 'hand-stop', 'sparkles', 'heart-handshake'];

/** What the clinic stands for. */
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
