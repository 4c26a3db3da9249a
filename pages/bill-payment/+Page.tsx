import { ClosingCall } from '../../components/site/ClosingCall.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { Action } from '../../components/ui/Action.tsx';
import { ActionRow } from '../../components/ui/ActionRow.tsx';
import { CheckList } from '../../components/ui/CheckList.tsx';
import { SplitSection } from '../../components/ui/SplitSection.tsx';
import { pathOf } from '../../renderer/routes.ts';
import { useWords } from '../../renderer/useWords.tsx';
import { PaymentOptions } from './PaymentOptions.tsx';
import { PayOnline } from './PayOnline.tsx';

/** Paying a bill online, and every other way to pay. */
export function Page() {
  const words = useWords('bill-payment');
  return (
    <>
      <PageHero
        title={words.text('hero.title')}
        lead={words.text('hero.lead')}
        picture={{ src: 'topics/payment.webp', alt: words.plain('hero.imageAlt') }}
      >
        <ActionRow>
          <Action href="#pay" icon="credit-card">
            {words.text('hero.action')}
          </Action>
        </ActionRow>
      </PageHero>
      <PayOnline />
      <PaymentOptions />
      <SplitSection title={words.text('after.title')} ground="mint">
        <CheckList items={words.list('after.items').map((key) => words.text(key))} />
      </SplitSection>
      <ClosingCall title={words.text('contact.title')} text={words.text('contact.text')}>
        <Action href={pathOf('contact')} look="light" icon="message-circle">
          {words.text('contact.button')}
        </Action>
      </ClosingCall>
    </>
  );
}
