import styled from '@emotion/styled';
import { telLink } from '../../branches/model/links.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import { CallActions } from '../../components/branches/CallActions.tsx';
import { Card } from '../../components/ui/cards/Card.tsx';
import { ActionRow } from '../../components/ui/layout/ActionRow.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { CheckList } from '../../components/ui/lists/CheckList.tsx';
import { from, space } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useOneLanguage, useWords } from '../../renderer/context/useWords.tsx';
import { keepTogether } from '../../renderer/i18n/keepTogether.ts';
import { localText } from '../../renderer/i18n/translator.ts';
import { Island } from '../../renderer/islands/Island.tsx';

/** The payment provider's button, beside what to know before paying. */
export function PayOnline() {
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

  @media print {
    display: none;
  }
`;

const Before = styled.div`
  display: grid;
  gap: ${space.s};
`;
