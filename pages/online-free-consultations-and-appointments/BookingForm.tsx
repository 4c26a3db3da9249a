import styled from '@emotion/styled';
import { whatsappLink } from '../../branches/model/links.ts';
import { HandOff } from '../../components/site/HandOff.tsx';
import { Card } from '../../components/ui/Card.tsx';
import { space } from '../../components/ui/tokens.ts';
import { Island } from '../../renderer/islands/Island.tsx';
import { useSite } from '../../renderer/PageContext.ts';
import { useLocalWords, useWords } from '../../renderer/useWords.tsx';

const FIELDS = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'issue', type: 'text', autoComplete: 'off' },
  { name: 'location', type: 'text', autoComplete: 'address-level2' },
] as const;

/** The consultation form, and a plain WhatsApp link where scripts are off. It writes to the primary branch. */
export function BookingForm() {
  const { primary } = useSite();
  const words = useWords('online-free-consultations-and-appointments');
  const common = useWords('common');
  const local = useLocalWords();
  const { freeOnline } = primary.consultation;
  const greeting = words.plain(freeOnline ? 'booking.message.greeting' : 'booking.message.greetingEnded');
  const fields = FIELDS.map((field) => ({
    ...field,
    label: words.plain(`booking.form.${field.name}.label`),
    placeholder: words.plain(`booking.form.${field.name}.placeholder`, { area: local.plain(primary.area) }),
    messageLabel: words.plain(`booking.message.${field.name}`),
  }));
  const emptyMessage = [greeting, ...fields.map(({ messageLabel }) => `${messageLabel}:`)].join('\n');
  const plainChat = whatsappLink(primary.whatsapp, emptyMessage);
  return (
    <Card>
      <noscript>
        <NoScript>
          <p>{words.text('booking.form.noScriptText')}</p>
          <HandOff href={plainChat} look="whatsapp" icon="brand-whatsapp">
            {words.text('booking.form.noScript')}
          </HandOff>
        </NoScript>
      </noscript>
      <Island
        of="ConsultationForm"
        when="visible"
        props={{
          number: primary.whatsapp,
          greeting,
          fields,
          plainChat,
          notice: {
            title: words.plain('booking.notice.title'),
            description: words.plain('booking.notice.description'),
          },
          words: {
            required: words.plain('booking.form.required'),
            submit: words.plain('booking.form.submit'),
            privacy: words.plain('booking.form.privacy'),
            didNotOpen: words.plain('booking.form.didNotOpen'),
            openAgain: words.plain('booking.form.openAgain'),
            notLoaded: words.plain('booking.form.notLoaded'),
            writeInstead: words.plain('booking.form.noScript'),
            newTab: common.plain('actions.newTab'),
          },
        }}
      />
    </Card>
  );
}

const NoScript = styled.div`
  display: grid;
  gap: ${space.s};
  justify-items: start;
  margin-bottom: ${space.m};
`;
