import styled from '@emotion/styled';
import { telLink, whatsappLink } from '../../branches/model/links.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import { usePage } from '../../renderer/context/pageContext.tsx';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { pathOf } from '../../site/pages/routes.ts';
import { AllBranchesLink } from '../branches/BranchLinks.tsx';
import { OpeningWords } from '../branches/OpeningWords.tsx';
import { OpenStatus } from '../branches/OpenStatus.tsx';
import { useShownBranches } from '../branches/useShownBranches.ts';
import { useTreatmentMessage } from '../services/useTreatmentMessage.ts';
import { LinkLabel } from '../site/LinkLabel.tsx';
import { Icon } from '../ui/links/Icon.tsx';
import { PageLink } from '../ui/links/PageLink.tsx';
import {
  barHeight,
  below,
  color,
  control,
  from,
  layer,
  lowScreen,
  notPrinted,
  radius,
  shadow,
  space,
} from '../ui/style/tokens.ts';
import { ContactButton, ContactChoice } from './ContactChoice.tsx';

/** What stays within thumb reach: book, call, WhatsApp and back to top. */
export function FloatingContact() {
  const { route } = usePage();
  const shown = useShownBranches();
  const message = useTreatmentMessage();
  // A booking page has a branch of its own, and so has a branch's own page.
  const { branches, all, mark } = route?.branch ? { branches: [route.branch] } : shown;
  const more = all && <AllBranchesLink />;
  const { t } = useTranslation('common');
  const local = useLocalText();
  const namedBranches = branches.map((branch) => ({ ...branch, name: local(branch.name) }));
  const chats = namedBranches.flatMap(({ id, name, whatsapp }) =>
    whatsapp === undefined
      ? []
      : {
          id,
          href: whatsappLink(whatsapp, message),
          spoken: t('linkNames.newTab', { label: t('actions.whatsapp', { branch: name }) }),
          name,
          note: formatPhone(whatsapp),
        },
  );
  const book = (
    <ContactButton icon="calendar" look="book">
      {t('actions.book')}
    </ContactButton>
  );
  return (
    <ContactBar aria-label={t('floatingContact.title')} data-floating-contact="" {...mark}>
      <Book>
        {route?.branch ? (
          <a href={route.branch.booking.portal} target="_blank" rel="noopener noreferrer">
            <LinkLabel newTab>{book}</LinkLabel>
          </a>
        ) : (
          <PageLink to={pathOf('contact')} unmarked>
            {book}
          </PageLink>
        )}
      </Book>
      <ContactChoice
        icon="phone"
        look="call"
        label={
          <>
            {t('floatingContact.call')}
            <OpeningWords />
          </>
        }
        title={t('floatingContact.whichCall')}
        more={more}
        links={branches.map((branch) => ({
          id: branch.id,
          href: telLink(branch.phone),
          spoken: t('actions.call', { branch: local(branch.name) }),
          name: local(branch.name),
          note: formatPhone(branch.phone),
          status: <OpenStatus branch={branch} />,
        }))}
      />
      {chats.length > 0 && (
        <ContactChoice
          icon="brand-whatsapp"
          look="whatsapp"
          label={t('floatingContact.chat')}
          title={t('floatingContact.whichChat')}
          more={more}
          newTab
          links={chats}
        />
      )}
      <ToTop type="button" data-to-top="" aria-label={t('actions.scrollToTop')}>
        <Icon name="arrow-up" />
      </ToTop>
    </ContactBar>
  );
}

/* On wide screens the header has its button. */
const Book = styled.div`
  a {
    text-decoration: none;
  }

  ${from.wide} {
    display: none;
  }
`;

/** The button to the top, with the gap before it. */
const TO_TOP = `${control.l} + ${space.xs}`;

/** A bar at the bottom of small screens, a column in the margin of large ones, so that it never covers text. */
const ContactBar = styled.aside`
  position: fixed;
  inset: auto 0 0;
  z-index: ${layer.contact};
  display: flex;
  align-items: center;
  gap: ${space.xs};
  min-height: ${barHeight};
  padding: ${space.xs};
  outline: 1px solid transparent;
  background: ${color.white};
  box-shadow: ${shadow.lifted};

  & > :not(:last-child) {
    flex: 1;
  }

  & :focus-visible {
    border-radius: ${radius.s};
    box-shadow: ${shadow.ring};
  }

  ${lowScreen} {
    position: relative;
  }

  body:has([data-menu][open]) & {
    display: none;
  }

  ${from.wide} {
    inset: auto ${space.xs} ${space.m} auto;
    flex-direction: column;
    padding: 0;
    background: none;
    box-shadow: none;

    & > :not(:last-child) {
      flex: none;
    }
  }

  /* The last one covers the room of the button to the top until that appears; its label does not move. */
  ${below.wide} {
    container-type: inline-size;

    html:not([data-far]) & :is([data-look='whatsapp'], :nth-child(2):nth-last-child(2) > * > span) {
      margin-inline-end: calc(-1 * (${TO_TOP}));
      padding-inline-end: calc(${TO_TOP});

      & > * {
        transform: translateX(calc((${TO_TOP}) / 2));
      }
    }
  }

  ${notPrinted}
`;

/* `renderer/client/scroll.ts` sets the attribute that shows it; its room is always reserved. */
const ToTop = styled.button`
  display: grid;
  place-items: center;
  visibility: hidden;
  width: ${control.l};
  height: ${control.l};
  padding: 0;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.pill};
  background: ${color.white};
  color: ${color.tealDark};
  cursor: pointer;

  html[data-far] & {
    visibility: visible;
  }

  &:hover {
    background: ${color.mint};
  }

  ${from.wide} {
    width: ${control.m};
    height: ${control.m};
    box-shadow: ${shadow.lifted};
  }
`;
