import { SplitSection } from '../../components/ui/layout/SplitSection.tsx';
import { IconList } from '../../components/ui/lists/IconList.tsx';
import { useWords } from '../../renderer/context/useWords.tsx';

const OPTIONS = [
  { id: 'cards', icon: 'credit-card' },
  { id: 'upi', icon: 'device-mobile' },
  { id: 'cash', icon: 'cash' },
  { id: 'emi', icon: 'currency-rupee' },
  { id: 'netbanking', icon: 'building-bank' },
] as const;

/** The payment methods for a bill. */
export function PaymentOptions() {
  const words = useWords('bill-payment');
  const items = OPTIONS.map(({ id, icon }) => ({
    icon,
    title: words.text(`options.items.${id}.title`),
    text: words.text(`options.items.${id}.text`),
  }));
  return (
    <SplitSection title={words.text('options.title')} intro={words.text('options.intro')}>
      <IconList items={items} />
    </SplitSection>
  );
}
