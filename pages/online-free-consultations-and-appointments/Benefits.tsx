import { FeatureCard } from '../../components/ui/FeatureCard.tsx';
import { Grid } from '../../components/ui/Grid.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { useWords } from '../../renderer/useWords.tsx';

const ICONS = ['home', 'clock', 'messages', 'currency-rupee'];

/** Four things an online consultation is good for. */
export function Benefits() {
  const words = useWords('online-free-consultations-and-appointments');
  return (
    <Section title={words.text('benefits.title')} ground="mint">
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
