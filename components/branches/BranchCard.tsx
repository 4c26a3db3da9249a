import styled from '@emotion/styled';
import { whatsappLink } from '../../branches/model/links.ts';
import { formatPhone } from '../../branches/model/phone.ts';
import type { Branch } from '../../branches/model/siteModel.ts';
import { usePage, useSite } from '../../renderer/context/pageContext.tsx';
import { type LocalTexts, useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { contactCardPath } from '../../site/pages/contactCards.ts';
import { bookingPath } from '../../site/pages/routes.ts';
import { FRAME } from '../../site/pictures/frames.ts';
import { ExternalLink, LinkLabel } from '../site/LinkLabel.tsx';
import { Picture } from '../site/Picture.tsx';
import { Action } from '../ui/links/Action.tsx';
import { Icon } from '../ui/links/Icon.tsx';
import { below, color, control, from, notPrinted, radius, raised, size, space } from '../ui/style/tokens.ts';
import { BranchTitle, PostalAddress } from './BranchAddress.tsx';
import { PlaceFacts } from './BranchFacts.tsx';
import { BranchHours } from './BranchHours.tsx';
import { CallActions, DirectionsLink, strongByBranch } from './BranchLinks.tsx';
import { EmailLink, QuietLink } from './EmailLink.tsx';
import { OpenStatus } from './OpenStatus.tsx';

/** All about one branch: how to reach it first, then when and where. A branch without an email address shows the clinic's. */
export function BranchCard({ branch }: Readonly<{ branch: Branch }>) {
  const { clinic } = useSite();
  const { language } = usePage();
  const { t } = useTranslation('contact');
  const local = useLocalText();
  const name = local(branch.name);
  return (
    <Card>
      <Picture
        widths={[360, 640]}
        sizes="(min-width: 64rem) 10rem, 7rem"
        {...viewOf(branch, local)}
        frame={FRAME.view}
      />
      <div>
        <BranchTitle branch={branch} />
        <OpenStatus branch={branch} />
      </div>
      <Actions>
        <CallActions branches={[branch]} withNumber />
        {branch.whatsapp && (
          <ExternalLink href={whatsappLink(branch.whatsapp)} look="whatsapp" icon="brand-whatsapp" about={name}>
            {t('details.chat', { phone: formatPhone(branch.whatsapp) })}
          </ExternalLink>
        )}
        <Action href={bookingPath(branch)} icon="calendar">
          <LinkLabel about={name}>{t('details.bookOnline')}</LinkLabel>
        </Action>
        <DirectionsLink branch={branch} look="secondary" icon="map-pin" />
      </Actions>
      <Facts data-tall={language.tallScript ? '' : undefined}>
        <li>
          <Icon name="clock" />
          <BranchHours branch={branch} />
        </li>
        <li>
          <Icon name="building" />
          <PostalAddress branch={branch} />
        </li>
        <li>
          <Icon name="mail" />
          <div>
            <EmailLink
              address={branch.email ?? clinic.email}
              note={branch.email === undefined && t('details.general')}
            />
            <QuietLink href={contactCardPath(branch, language)} download>
              <LinkLabel about={name}>{t('details.saveNumber')}</LinkLabel>
            </QuietLink>
          </div>
        </li>
      </Facts>
      <PlaceFacts branch={branch} fold={t('details.more')} />
    </Card>
  );
}

/** The photograph from the street, or else the branch's picture. */
function viewOf({ photos: { outside }, picture, pictureAlt, pictureFocus }: Branch, local: LocalTexts) {
  return outside
    ? { src: outside.image, alt: local(outside.alt), focus: outside.focus }
    : { src: picture, alt: local(pictureAlt), focus: pictureFocus };
}

/* The picture is beside the title; beside the page's title, where the card is wider, beside the actions too. */
const Card = styled.li`
  display: grid;
  grid-template-columns: 7rem minmax(0, 1fr);
  align-content: start;
  gap: ${space.s};
  padding: ${space.m};
  border: 1px solid ${color.line};
  ${raised}
  font-size: ${size.small};

  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }

  /* For readers abroad, it takes two lines. */
  & > div > [data-open-status] {
    min-height: 3.25em;
  }

  picture img {
    height: 100%;
    min-height: ${control.portrait};
    border-radius: ${radius.s};
    object-fit: cover;
  }

  ${from.desktop} {
    [data-picture] & {
      grid-template-columns: 10rem minmax(0, 1fr);
    }

    [data-picture] & > picture {
      grid-row: 1 / 3;
    }

    [data-picture] & > :nth-child(3) {
      grid-column: 2;
    }
  }

  ${below.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }

  /* Long Tamil words fit on a line. */
  ${below.smallPhone} {
    grid-template-columns: 5rem minmax(0, 1fr);

    a:nth-last-of-type(-n + 2) svg {
      display: none;
    }
  }

  /* Facts, instead of prose. */
  details ul {
    padding: ${space.xs} 0 0;
  }

  @media print {
    grid-template-columns: 1fr;
    gap: ${space.xs};
    padding: ${space.s};

    picture {
      display: none;
    }
  }
`;

/* The numbers have a row each. */
const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.xs};

  a {
    grid-column: 1 / -1;
    min-height: ${control.m};
    padding-inline: ${space.xs};
    font-size: inherit;
  }

  a:nth-last-of-type(-n + 2) {
    grid-column: auto;
  }

  /* The numbers. */
  @media print {
    display: block;

    && a {
      display: block;
      min-height: 0;
      padding: 0;
      text-align: start;
    }

    && a::after,
    && a:not([href^='tel'], [href*='wa.me']) {
      display: none;
    }
  }

  ${strongByBranch}
`;

const daysBesideHours = `
  display: grid;
  grid-template-columns: 2fr minmax(10rem, 3fr);
  gap: 0 ${space.xs};`;

/* Hours have a line each: the days are above them where the letters of a script are so wide that both do not fit. */
const Facts = styled.ul`
  display: grid;
  gap: ${space.s} ${space.m};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: start;
    gap: ${space.xs};
  }

  li > :last-child {
    flex: 1;
    min-width: 0;
  }

  li > div {
    display: grid;
    gap: ${space.s};
  }

  svg {
    color: ${color.teal};
  }

  dt {
    grid-row: 1 / span 2;
  }

  dd {
    grid-column: 2;
  }

  ${from.phone} {
    &:not([data-tall]) dl > div {
      ${daysBesideHours}
    }
  }

  [download] {
    justify-self: start;
    ${notPrinted}
  }

  ${from.desktop} {
    [data-picture] & {
      grid-template-columns: 1fr 1fr;
    }

    [data-picture] & > :first-child {
      grid-column: 1 / -1;
    }

    [data-picture] & dl > div {
      ${daysBesideHours}
    }
  }
`;
