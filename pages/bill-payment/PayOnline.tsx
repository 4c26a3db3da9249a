import styled from '@emotion/styled';
import { telLink } from '../../branches/model/links.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import { CallActions } from '../../components/site/CallActions.tsx';
import { ActionRow } from '../../components/ui/ActionRow.tsx';
import { Card } from '../../components/ui/Card.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { from, space } from '../../components/ui/tokens.ts';
import { Island } from '../../renderer/islands/Island.tsx';
import { useSite } from '../../renderer/PageContext.ts';
import { useLocalWords, useWords } from '../../renderer/useWords.tsx';

/** The provider's button, and the phone numbers for when it does not help. */
export function PayOnline() {
  const { branches, clinic } = useSite();
  const words = useWords('bill-payment');
  const common = useWords('common');
  const local = useLocalWords();
  const calls = branches.map(({ name, phone }) => ({
    href: telLink(phone),
    label: common.plain('actions.callNumber', { branch: local.plain(name), phone: formatPhone(phone) }),
  }));
  return (
    <Section id="pay" ground="sand">
      <Columns>
        <Card>
          <h2>{words.text('pay.title')}</h2>
          <p>{words.text('pay.text')}</p>
          <noscript>
            <p>{words.text('pay.noScript')}</p>
          </noscript>
          <Island
            of="PaymentButton"
            when="visible"
            props={{
              ...clinic.payment,
              loading: words.plain('pay.loading'),
              failed: words.plain('pay.failed'),
              calls,
            }}
          />
        </Card>
        <Help>
          <h3>{words.text('pay.help.title')}</h3>
          <p>{words.text('pay.help.text')}</p>
          <ActionRow>
            <CallActions branches={branches} withNumber />
          </ActionRow>
        </Help>
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: ${space.l};

  ${from.desktop} {
    grid-template-columns: 7fr 5fr;
    gap: ${space.xl};
  }
`;

const Help = styled.div`
  display: grid;
  gap: ${space.s};
  align-content: center;
`;
