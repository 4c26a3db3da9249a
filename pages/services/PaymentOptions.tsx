import { FeatureCard } from '../../components/ui/FeatureCard.tsx';
import { Grid } from '../../components/ui/Grid.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { useWords } from '../../renderer/useWords.tsx';

const OPTIONS = [
  { id: 'cards', icon: 'credit-card' },
  { id: 'upi', icon: 'device-mobile' },
  { id: 'cash', icon: 'cash' },
  { id: 'emi', icon: 'calendar-dollar' },
] as const;

/** The four ways to pay for a treatment. */
export function PaymentOptions() {
  const words = useWords('services');
  return (
    <Section ground="sand" title={words.text('payment.title')} intro={words.text('payment.intro')}>
      <Grid data-min="narrow">
        {OPTIONS.map(({ id, icon }) => (
          <li key={id}>
            <FeatureCard icon={icon} title={words.text(`payment.items.${id}.title`)}>
              {words.text(`payment.items.${id}.text`)}
            </FeatureCard>
          </li>
        ))}
      </Grid>
    </Section>
  );
}
