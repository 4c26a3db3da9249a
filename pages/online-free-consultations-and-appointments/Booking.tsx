import styled from '@emotion/styled';
import { freeConsultations } from '../../branches/model/freeConsultations.ts';
import { whatsappLink } from '../../branches/model/links.ts';
import { ShortAddress } from '../../components/branches/BranchAddress.tsx';
import { AllBranchesAction, AllBranchesLink } from '../../components/branches/BranchLinks.tsx';
import { useShownBranches } from '../../components/branches/useShownBranches.ts';
import { ConsultationForm } from '../../components/islands/ConsultationForm.tsx';
import { composeMessage, messageText } from '../../components/islands/composeMessage.ts';
import { ExternalLink } from '../../components/site/LinkLabel.tsx';
import { Card } from '../../components/ui/cards/Card.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { color, from, measure, radius, space } from '../../components/ui/style/tokens.ts';
import type { TextKey } from '../../locales/model/english.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useLocalText, useOneLanguage, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { aroundLabel } from '../../site/language/linkName.ts';
import { messageWords } from '../../site/language/messageWords.ts';
import type { Values } from '../../site/language/translator.ts';
import { localText } from '../../site/language/translator.ts';

/** The form for an online consultation, and the portals for visits in person. */
export function Booking() {
  const { branches, all, mark } = useShownBranches();
  const { t } = useTranslation('online-free-consultations-and-appointments');
  const local = useLocalText();
  return (
    <Section id="booking" title={t('booking.title')} intro={t('booking.intro')}>
      <BookingForm />
      <InPerson>
        <div>
          <h3>{t('booking.portals.title')}</h3>
          <p>{t('booking.portals.text')}</p>
          <p>{t('booking.clinicNote')}</p>
        </div>
        <Portals>
          {branches.map((branch) => (
            <li key={branch.id} {...mark}>
              <ExternalLink href={branch.booking.portal} look="secondary" icon="calendar">
                {t('booking.portals.button', { branch: local(branch.name) })}
              </ExternalLink>
              <small>
                <ShortAddress branch={branch} />
              </small>
            </li>
          ))}
          {all && (
            <li>
              <AllBranchesAction />
            </li>
          )}
        </Portals>
      </InPerson>
    </Section>
  );
}

const NAMESPACE = 'online-free-consultations-and-appointments';

/** For phone keyboards and autofill. */
const FIELDS = [
  { name: 'name', type: 'text', autoComplete: 'name', autoCapitalize: 'words', enterKeyHint: 'next' },
  { name: 'phone', type: 'tel', autoComplete: 'tel', enterKeyHint: 'next' },
  { name: 'issue', rows: 2, autoComplete: 'off' },
  { name: 'location', type: 'text', autoComplete: 'address-level2', autoCapitalize: 'words', enterKeyHint: 'send' },
] as const;

/** Writes to the primary branch or to the one that is chosen, in the form or, of many, elsewhere; without scripts, a plain WhatsApp link does. */
function BookingForm() {
  const site = useSite();
  const { primary } = site;
  const { branches, all, mark } = useShownBranches();
  const local = useLocalText();
  const { t } = useTranslation(NAMESPACE);
  // The greeting suits whichever of many branches is chosen.
  const isFree = all ? freeConsultations(site) === 'all' : primary.consultation.freeOnline;
  const { words: form, lang } = useOneLanguage((words) => {
    const { find, language } = words;
    const message = messageWords(NAMESPACE, words);
    const say = (key: TextKey<typeof NAMESPACE>, values?: Values) => find(NAMESPACE, key, values).text;
    const area = localText(primary.area, language).text;
    const { before, after } = aroundLabel({ newTab: true }, words);
    return {
      greeting: message.sentence(isFree ? 'booking.message.greeting' : 'booking.message.greetingEnded'),
      fields: FIELDS.map((field) => ({
        ...field,
        label: say(`booking.form.${field.name}.label`),
        placeholder: say(`booking.form.${field.name}.placeholder`, { area }),
        missing: say(`booking.form.${field.name}.missing`),
        messageLabel: message.label(`booking.message.${field.name}`),
      })),
      branches: branches.flatMap(({ name, whatsapp }) =>
        whatsapp ? { name: localText(name, language).text, whatsapp } : [],
      ),
      notice: { title: say('booking.notice.title'), description: say('booking.notice.description') },
      newTab: { before, after },
      words: {
        title: say('booking.title'),
        required: say('booking.form.required'),
        branch: say('booking.form.branch.label'),
        noBranch: say('booking.form.branch.none'),
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
  const consultation = <ConsultationForm lang={lang} number={primary.whatsapp} {...form} />;
  const emptyMessage = messageText(composeMessage(form.greeting, form.fields));
  return (
    <>
      <noscript>
        <NoScript>
          <p>{t('booking.form.noScriptText')}</p>
          <ExternalLink href={whatsappLink(primary.whatsapp, emptyMessage)} look="whatsapp" icon="brand-whatsapp">
            {t('booking.form.noScript')}
          </ExternalLink>
        </NoScript>
      </noscript>
      {all ? (
        <div {...mark}>
          <GoesTo>
            {t('booking.form.goesTo', { branch: local(primary.name) })} <AllBranchesLink />
          </GoesTo>
          {consultation}
        </div>
      ) : (
        consultation
      )}
    </>
  );
}

const InPerson = styled.div`
  margin-top: ${space.l};
  padding: ${space.panel};
  border-radius: ${radius.l};
  background: ${color.mint};

  p {
    max-width: ${measure.narrow};
    margin-top: ${space.xs};
  }

  ${from.desktop} {
    display: grid;
    grid-template-columns: minmax(26rem, 1fr) auto;
    align-items: center;
    gap: ${space.l};
  }
`;

/* Each button has the branch's address below it. */
const Portals = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};
  margin-top: ${space.m};
  padding: 0;
  list-style: none;

  li {
    display: grid;
    flex: 1 1 14rem;
    gap: ${space.xs};
    text-align: center;
  }

  small {
    color: ${color.inkSoft};
  }

  ${from.desktop} {
    display: grid;
    margin-top: 0;
  }
`;

const GoesTo = styled.p`
  margin-bottom: ${space.s};
`;

const NoScript = styled(Card)`
  justify-items: start;
  gap: ${space.m};
  height: auto;
`;
