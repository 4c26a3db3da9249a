import styled from '@emotion/styled';
import { telLink } from '../../branches/model/links.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import { CallActions } from '../../components/branches/BranchLinks.tsx';
import { CallToAction } from '../../components/site/CallToAction.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { Card } from '../../components/ui/cards/Card.tsx';
import { ActionRow, Section, SplitSection } from '../../components/ui/layout/Section.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { CheckList } from '../../components/ui/lists/CheckList.tsx';
import { IconList } from '../../components/ui/lists/IconList.tsx';
import { TitledTexts } from '../../components/ui/lists/TitledTexts.tsx';
import { from, notPrinted, space } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useLocalWords, useOneLanguage, useWords } from '../../renderer/context/useWords.tsx';
import { keepTogether } from '../../renderer/i18n/keepTogether.ts';
import { localText } from '../../renderer/i18n/translator.ts';
import { Island } from '../../renderer/islands/Island.tsx';
import { pathOf } from '../../renderer/site/routes.ts';

/** /bill-payment: paying online, other methods, and the terms. */
export function Page() {
  const words = useWords('bill-payment');
  const { branches, clinic } = useSite();
  const local = useLocalWords();
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
      <SplitSection title={words.text('terms.title')} intro={words.text('terms.intro')}>
        <TitledTexts
          as="lined"
          items={clinic.payment.terms.map(({ title, text }) => ({ title: local.text(title), text: local.text(text) }))}
        />
        <ActionRow>
          <CallActions branches={branches} withNumber />
        </ActionRow>
      </SplitSection>
      <CallToAction title={words.text('contact.title')} text={words.text('contact.text')}>
        <Action href={pathOf('contact')} look="light" icon="message-circle">
          {words.text('contact.button')}
        </Action>
      </CallToAction>
    </>
  );
}

function PayOnline() {
  const { branches, clinic } = useSite();
  const { script, attribute, buttonId } = clinic.payment;
  const words = useWords('bill-payment');
  const { words: button, lang } = useOneLanguage(({ find, language }) => ({
    loading: find('bill-payment', 'pay.loading').text,
    failed: find('bill-payment', 'pay.failed').text,
    calls: branches.map(({ name, phone }) => {
      const values = { branch: localText(name, language).text, phone: formatPhone(phone) };
      return { href: telLink(phone), label: keepTogether(find('common', 'actions.callNumber', values).text) };
    }),
  }));
  return (
    <Section id="pay" background="sand">
      <Columns>
        <Pay>
          <h2>{words.text('pay.title')}</h2>
          <p>{words.text('pay.text')}</p>
          <noscript>
            <p>{words.text('pay.noScript')}</p>
            <ActionRow>
              <CallActions branches={branches} withNumber />
            </ActionRow>
          </noscript>
          <Island of="PaymentButton" when="visible" lang={lang} props={{ script, attribute, buttonId, ...button }} />
        </Pay>
        <Before>
          <h3>{words.text('before.title')}</h3>
          <CheckList items={words.list('before.items').map((key) => words.text(key))} />
        </Before>
      </Columns>
    </Section>
  );
}

const OPTIONS = [
  { id: 'cards', icon: 'credit-card' },
  { id: 'upi', icon: 'device-mobile' },
  { id: 'cash', icon: 'cash' },
  { id: 'emi', icon: 'currency-rupee' },
  { id: 'netbanking', icon: 'building-bank' },
] as const;

function PaymentOptions() {
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

const Columns = styled.div`
  display: grid;
  gap: ${space.l};

  ${from.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: ${space.xl};
    align-items: center;
  }
`;

/* Hides the explanation if the button fails to load. */
const Pay = styled(Card)`
  &:has([data-failed]) > p {
    display: none;
  }

  ${notPrinted}
`;

const Before = styled.div`
  display: grid;
  gap: ${space.s};
`;
