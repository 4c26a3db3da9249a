import styled from '@emotion/styled';
import { FeatureCard } from '../../components/ui/FeatureCard.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { from, space } from '../../components/ui/tokens.ts';
import { useWords } from '../../renderer/useWords.tsx';

const OPTIONS = [
  { id: 'cards', icon: 'credit-card' },
  { id: 'upi', icon: 'device-mobile' },
  { id: 'cash', icon: 'cash' },
  { id: 'emi', icon: 'calendar-month' },
  { id: 'netbanking', icon: 'building-bank' },
] as const;

/** The five ways to pay. */
export function PaymentOptions() {
  const words = useWords('bill-payment');
  return (
    <Section title={words.text('options.title')} intro={words.text('options.intro')}>
      <Options>
        {OPTIONS.map(({ id, icon }) => (
          <li key={id}>
            <FeatureCard icon={icon} title={words.text(`options.items.${id}.title`)}>
              {words.text(`options.items.${id}.text`)}
            </FeatureCard>
          </li>
        ))}
      </Options>
    </Section>
  );
}

const Options = styled.ul`
  display: grid;
  gap: ${space.l} ${space.m};
  padding: 0;
  list-style: none;

  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${from.desktop} {
    grid-template-columns: repeat(5, 1fr);
  }
`;
