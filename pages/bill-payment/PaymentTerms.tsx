import { CallActions } from '../../components/branches/CallActions.tsx';
import { ActionRow } from '../../components/ui/layout/ActionRow.tsx';
import { SplitSection } from '../../components/ui/layout/SplitSection.tsx';
import { NamedTexts } from '../../components/ui/lists/NamedTexts.tsx';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';

/** The clinic's terms of payment, and whom to call. */
export function PaymentTerms() {
  const { branches, clinic } = useSite();
  const words = useWords('bill-payment');
  const local = useLocalWords();
  return (
    <SplitSection title={words.text('terms.title')} intro={words.text('terms.intro')}>
      <NamedTexts
        items={clinic.payment.terms.map(({ title, text }) => ({ title: local.text(title), text: local.text(text) }))}
      />
      <ActionRow>
        <CallActions branches={branches} withNumber />
      </ActionRow>
    </SplitSection>
  );
}
