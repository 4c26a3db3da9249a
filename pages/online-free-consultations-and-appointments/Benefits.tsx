import { FeatureCard } from '../../components/ui/cards/FeatureCard.tsx';
import { Grid } from '../../components/ui/layout/Grid.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { useWords } from '../../renderer/context/useWords.tsx';

const ICONS = ['home', 'clock', 'messages', 'currency-rupee'];

/** The benefits of an online consultation. */
export function Benefits() {
  const words = useWords('online-free-consultations-and-appointments');
  return (
    <Section title={words.text('benefits.title')} background="mint">
      <Grid data-min="narrow">
        {words.list('benefits.items').map((key, i) => (
          <li key={key}>
            <FeatureCard icon={ICONS[i] ?? 'check'} title={words.text(`${key}.title`)}>
              {words.text(`${key}.text`)}
            </FeatureCard>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
