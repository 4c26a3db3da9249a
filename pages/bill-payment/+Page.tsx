import { CallToAction } from '../../components/site/CallToAction.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { ActionRow } from '../../components/ui/layout/ActionRow.tsx';
import { SplitSection } from '../../components/ui/layout/SplitSection.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { CheckList } from '../../components/ui/lists/CheckList.tsx';
import { useWords } from '../../renderer/context/useWords.tsx';
import { pathOf } from '../../renderer/site/routes.ts';
import { PaymentOptions } from './PaymentOptions.tsx';
import { PaymentTerms } from './PaymentTerms.tsx';
import { PayOnline } from './PayOnline.tsx';

/** /bill-payment: paying a bill online, all other payment methods, and the terms. */
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
      <SplitSection title={words.text('after.title')} background="mint">
        <CheckList items={words.list('after.items').map((key) => words.text(key))} />
      </SplitSection>
      <PaymentTerms />
      <CallToAction title={words.text('contact.title')} text={words.text('contact.text')}>
        <Action href={pathOf('contact')} look="light" icon="message-circle">
          {words.text('contact.button')}
        </Action>
      </CallToAction>
    </>
  );
}
