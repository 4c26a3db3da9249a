import styled from '@emotion/styled';
import { telLink } from '../../branches/model/links.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import { CallActions, CallBranches } from '../../components/branches/BranchLinks.tsx';
import { CallToAction } from '../../components/branches/CallToAction.tsx';
import { useShownBranches } from '../../components/branches/useShownBranches.ts';
import { PaymentButton } from '../../components/islands/PaymentButton.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { Card } from '../../components/ui/cards/Card.tsx';
import { FeatureGrid } from '../../components/ui/cards/FeatureGrid.tsx';
import { ActionRow, Section, SplitSection } from '../../components/ui/layout/Section.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { CheckList } from '../../components/ui/lists/CheckList.tsx';
import { TitledTexts } from '../../components/ui/lists/TitledTexts.tsx';
import { color, from, notPrinted, space } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useLocalText, useOneLanguage, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { localText } from '../../site/language/translator.ts';
import { pathOf } from '../../site/pages/routes.ts';

/** /bill-payment: paying online, other methods, and the terms. */
export function Page() {
  const { t, list } = useTranslation('bill-payment');
  const { clinic } = useSite();
  const local = useLocalText();
  return (
    <>
      <PageHero
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={{ src: 'topics/payment.webp', alt: t('hero.imageAlt') }}
      >
        <ActionRow>
          <Action href="#pay" icon="credit-card">
            {t('hero.action')}
          </Action>
        </ActionRow>
      </PageHero>
      <PayOnline />
      <PaymentOptions />
      <SplitSection title={t('after.title')} background="mint">
        <CheckList items={list('after.items').map((key) => t(key))} />
      </SplitSection>
      <SplitSection title={t('terms.title')} intro={t('terms.intro')}>
        <TitledTexts
          as="lined"
          items={clinic.payment.terms.map(({ title, text }) => ({ title: local(title), text: local(text) }))}
        />
        <ActionRow>
          <CallBranches withNumber />
        </ActionRow>
      </SplitSection>
      <CallToAction title={t('contact.title')} text={t('contact.text')}>
        <Action href={pathOf('contact')} look="light" icon="message-circle">
          {t('contact.button')}
        </Action>
      </CallToAction>
    </>
  );
}

function PayOnline() {
  const { clinic } = useSite();
  const { branches, mark } = useShownBranches();
  const { script, attribute, buttonId } = clinic.payment;
  const { t, list } = useTranslation('bill-payment');
  const { words: button, lang } = useOneLanguage(({ find, language }) => ({
    text: find('bill-payment', 'pay.text').text,
    loading: find('bill-payment', 'pay.loading').text,
    failed: find('bill-payment', 'pay.failed').text,
    calls: branches.map(({ name, phone }) => {
      const values = { branch: localText(name, language).text, phone: formatPhone(phone) };
      return { href: telLink(phone), label: find('common', 'actions.callNumber', values).text };
    }),
  }));
  return (
    <Section id="pay" background="sand">
      <Columns>
        <Pay {...mark}>
          <h2>{t('pay.title')}</h2>
          <noscript>
            <Notice>
              <p>{t('pay.noScript')}</p>
              <CallActions branches={branches} look="quiet" withNumber />
            </Notice>
          </noscript>
          <PaymentButton lang={lang} facts={{ script, attribute, buttonId }} {...button} />
        </Pay>
        <Before>
          <h3>{t('before.title')}</h3>
          <CheckList items={list('before.items').map((key) => t(key))} />
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
  const { t } = useTranslation('bill-payment');
  const features = OPTIONS.map(({ id, icon }) => ({
    icon,
    title: t(`options.items.${id}.title`),
    text: t(`options.items.${id}.text`),
  }));
  return (
    <Section title={t('options.title')} intro={t('options.intro')}>
      <FeatureGrid features={features} />
    </Section>
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

const Pay = styled(Card)(notPrinted);

/* Looks like what the island says when it fails. */
const Notice = styled.div`
  display: grid;
  justify-items: start;
  padding-inline-start: ${space.xs};
  border-inline-start: 4px solid ${color.yellow};
`;

const Before = styled.div`
  display: grid;
  gap: ${space.s};
`;
