import { FeatureCard } from '../../components/ui/cards/FeatureCard.tsx';
import { Grid } from '../../components/ui/layout/Grid.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { useWords } from '../../renderer/context/useWords.tsx';

const OPTIONS = [
  { id: 'cards', icon: 'credit-card' },
  { id: 'upi', icon: 'device-mobile' },
  { id: 'cash', icon: 'cash' },
  { id: 'emi', icon: 'currency-rupee' },
] as const;

/** The payment methods for a treatment. */
export function PaymentOptions() {
  const words = useWords('services');
  return (
    <Section background="sand" title={words.text('payment.title')} intro={words.text('payment.intro')}>
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
