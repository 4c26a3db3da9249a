import styled from '@emotion/styled';
import { whatsappLink } from '../../branches/model/links.ts';
import { composeMessage, messageText } from '../../components/islands/composeMessage.ts';
import { ExternalLink } from '../../components/site/ExternalLink.tsx';
import { Card } from '../../components/ui/cards/Card.tsx';
import { space } from '../../components/ui/style/tokens.ts';
import type { TextKey } from '../../locales/model/english.ts';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useOneLanguage, useWords } from '../../renderer/context/useWords.tsx';
import { aroundLabel } from '../../renderer/i18n/linkName.ts';
import { messageWords } from '../../renderer/i18n/messageWords.ts';
import { localText, type Values } from '../../renderer/i18n/translator.ts';
import { Island } from '../../renderer/islands/Island.tsx';

const NAMESPACE = 'online-free-consultations-and-appointments';

/** Input attributes of the fields, for phone keyboards and autofill. */
const FIELDS = [
  { name: 'name', type: 'text', autoComplete: 'name', autoCapitalize: 'words', enterKeyHint: 'next' },
  { name: 'phone', type: 'tel', autoComplete: 'tel', enterKeyHint: 'next' },
  { name: 'issue', rows: 2, autoComplete: 'off' },
  { name: 'location', type: 'text', autoComplete: 'address-level2', autoCapitalize: 'words', enterKeyHint: 'send' },
] as const;

/** The consultation form, which writes to the primary branch, and a plain WhatsApp link for browsers without scripts. */
export function BookingForm() {
  const { primary } = useSite();
  const words = useWords(NAMESPACE);
  const { freeOnline } = primary.consultation;
  const { words: form, lang } = useOneLanguage((words) => {
    const { find, language } = words;
    const message = messageWords(NAMESPACE, words);
    const say = (key: TextKey<typeof NAMESPACE>, values?: Values) => find(NAMESPACE, key, values).text;
    const area = localText(primary.area, language).text;
    const { before, after } = aroundLabel({ newTab: true }, words);
    return {
      greeting: message.sentence(freeOnline ? 'booking.message.greeting' : 'booking.message.greetingEnded'),
      fields: FIELDS.map((field) => ({
        ...field,
        label: say(`booking.form.${field.name}.label`),
        placeholder: say(`booking.form.${field.name}.placeholder`, { area }),
        messageLabel: message.label(`booking.message.${field.name}`),
      })),
      notice: { title: say('booking.notice.title'), description: say('booking.notice.description') },
      newTab: { before, after },
      words: {
        required: say('booking.form.required'),
        missing: say('booking.form.missing'),
        message: say('booking.form.message'),
        messageTo: say('booking.form.messageTo'),
        submit: say('booking.form.submit'),
        privacy: say('booking.form.privacy'),
        pressAgain: say('booking.form.pressAgain'),
        didNotOpen: say('booking.form.didNotOpen'),
        openAgain: say('booking.form.openAgain'),
        notLoaded: say('booking.form.notLoaded'),
        writeInstead: say('booking.form.noScript'),
      },
    };
  });
  const emptyMessage = messageText(composeMessage(form.greeting, form.fields));
  return (
    <>
      <noscript>
        <NoScript>
          <p>{words.text('booking.form.noScriptText')}</p>
          <ExternalLink href={whatsappLink(primary.whatsapp, emptyMessage)} look="whatsapp" icon="brand-whatsapp">
            {words.text('booking.form.noScript')}
          </ExternalLink>
        </NoScript>
      </noscript>
      <Island of="ConsultationForm" when="visible" lang={lang} props={{ number: primary.whatsapp, ...form }} />
    </>
  );
}

const NoScript = styled(Card)`
  justify-items: start;
  gap: ${space.m};
  height: auto;
`;
