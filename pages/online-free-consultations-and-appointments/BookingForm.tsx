import styled from '@emotion/styled';
import { whatsappLink } from '../../branches/model/links.ts';
import { composeMessage, messageText } from '../../components/islands/composeMessage.ts';
import { HandOff } from '../../components/site/HandOff.tsx';
import { Card } from '../../components/ui/Card.tsx';
import { space } from '../../components/ui/tokens.ts';
import { Island } from '../../renderer/islands/Island.tsx';
import { useSite } from '../../renderer/PageContext.ts';
import { useLocalWords, useWords } from '../../renderer/useWords.tsx';

/** What a phone's keyboard needs to know of each field. The problem may take more than one line to tell. */
const FIELDS = [
  { name: 'name', type: 'text', autoComplete: 'name', autoCapitalize: 'words', enterKeyHint: 'next' },
  { name: 'phone', type: 'tel', autoComplete: 'tel', enterKeyHint: 'next' },
  { name: 'issue', rows: 2, autoComplete: 'off' },
  { name: 'location', type: 'text', autoComplete: 'address-level2', autoCapitalize: 'words', enterKeyHint: 'send' },
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
  const emptyMessage = messageText(composeMessage(greeting, fields));
  return (
    <>
      <noscript>
        <NoScript>
          <p>{words.text('booking.form.noScriptText')}</p>
          <HandOff href={whatsappLink(primary.whatsapp, emptyMessage)} look="whatsapp" icon="brand-whatsapp">
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
          notice: {
            title: words.plain('booking.notice.title'),
            description: words.plain('booking.notice.description'),
          },
          words: {
            required: words.plain('booking.form.required'),
            message: words.plain('booking.form.message'),
            messageTo: words.plain('booking.form.messageTo'),
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
    </>
  );
}

const NoScript = styled(Card)`
  justify-items: start;
  gap: ${space.m};
  height: auto;
`;
