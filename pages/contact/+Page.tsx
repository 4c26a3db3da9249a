import styled from '@emotion/styled';
import { whatsappLink } from '../../branches/model/links.ts';
import type { Branch } from '../../branches/model/siteModel.ts';
import { BranchTitle, ShortAddress } from '../../components/branches/BranchAddress.tsx';
import { PlaceFacts } from '../../components/branches/BranchFacts.tsx';
import { CallActions, DirectionsLink } from '../../components/branches/BranchLinks.tsx';
import { Closing } from '../../components/branches/CallToAction.tsx';
import { EmergencySection } from '../../components/site/EmergencySection.tsx';
import { FaqSection } from '../../components/site/FaqSection.tsx';
import { ExternalLink } from '../../components/site/LinkLabel.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { loadedNear, PICTURE, Picture } from '../../components/site/Picture.tsx';
import { ActionRow, Section, SplitSection } from '../../components/ui/layout/Section.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { below, color, control, from, raised, space } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { type LocalTexts, useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { bookingPath } from '../../site/pages/routes.ts';
import { FRAME } from '../../site/pictures/frames.ts';
import { BranchTable } from './BranchTable.tsx';
import { EmailLink } from './branchTableRows.tsx';

/** /contact: all ways to reach the clinic, the quickest first. */
export function Page() {
  const { branches, primary } = useSite();
  const { t } = useTranslation('contact');
  const { t: tCommon } = useTranslation('common');
  const local = useLocalText();
  return (
    <>
      <PageHero title={t('hero.title')} lead={t('hero.lead')}>
        <ActionRow role="group" aria-label={t('quick.title')}>
          <ExternalLink href={whatsappLink(primary.whatsapp)} look="whatsapp" icon="brand-whatsapp">
            {/* A branch without WhatsApp has the clinic's number, which is another branch's. */}
            {branches[0]?.whatsapp
              ? tCommon('actions.whatsappChat', { branch: local(primary.name) })
              : tCommon('floatingContact.chat')}
          </ExternalLink>
          <CallActions branches={branches} />
        </ActionRow>
      </PageHero>
      <SplitSection title={t('booking.title')} intro={t('booking.text')}>
        <Entries>
          {branches.map((branch) => (
            <li key={branch.id}>
              <div>
                <h3>{local(branch.name)}</h3>
                <p>
                  <ShortAddress branch={branch} />
                </p>
              </div>
              <Action href={bookingPath(branch)} icon="calendar">
                {t('booking.button', { branch: local(branch.name) })}
              </Action>
            </li>
          ))}
        </Entries>
      </SplitSection>
      <ContactDetails />
      <Directions />
      <EmergencySection />
      <FaqSection namespace="contact" background="mint" />
      <Closing namespace="contact">
        <CallActions branches={branches} look="light" />
      </Closing>
    </>
  );
}

/** With the clinic's own email address, if no branch shows it. */
function ContactDetails() {
  const { branches, clinic } = useSite();
  const { t } = useTranslation('contact');
  const allBranchesHaveEmail = branches.every(({ email }) => email);
  return (
    <Section id="clinics" title={t('details.title')} intro={t('details.intro')} background="sand">
      <BranchTable />
      {allBranchesHaveEmail && (
        <General>
          {t('details.general')} <EmailLink address={clinic.email} />
        </General>
      )}
    </Section>
  );
}

const General = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s};
  align-items: center;
  margin-top: ${space.m};

  a {
    display: inline-flex;
    align-items: center;
    min-height: ${control.m};
    font-weight: 600;
  }
`;

const Entries = styled.ul`
  display: grid;
  gap: ${space.s};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s} ${space.m};
    padding: ${space.m};
    border: 1px solid ${color.line};
    ${raised}
  }

  li > div {
    flex: 1 1 12rem;
  }

  p {
    color: ${color.inkSoft};
  }

  @media print {
    section:has(&) {
      display: none;
    }
  }

  ${below.largePhone} {
    a {
      width: 100%;
    }
  }
`;

/** How each branch looks and how to get in. The address is in the table above. */
function Directions() {
  const { branches } = useSite();
  const { t } = useTranslation('contact');
  const local = useLocalText();
  // More than two are as narrow as cards.
  const sizes = branches.length > 2 ? PICTURE.card : PICTURE.half;
  return (
    <Section title={t('directions.title')} intro={t('directions.intro')}>
      <List>
        {branches.map((branch) => (
          <Item key={branch.id}>
            <Picture {...sizes} {...viewOf(branch, local)} frame={FRAME.view} />
            <div>
              <BranchTitle branch={branch} />
              <DirectionsLink branch={branch} look="secondary" icon="map-pin" />
              <PlaceFacts branch={branch} complete />
            </div>
          </Item>
        ))}
      </List>
    </Section>
  );
}

/** The photograph from the street, or else the branch's picture. */
function viewOf({ photos: { outside }, picture, pictureAlt, pictureFocus }: Branch, local: LocalTexts) {
  return outside
    ? { src: outside.image, alt: local(outside.alt), focus: outside.focus }
    : { src: picture, alt: local(pictureAlt), focus: pictureFocus };
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(19rem, 100%), 1fr));
  gap: ${space.m};
  padding: 0;
  list-style: none;

  /* Useless on paper; the addresses are in the table. */
  @media print {
    section:has(&) {
      display: none;
    }
  }
`;

const Item = styled.li`
  overflow: hidden;
  border: 1px solid ${color.line};
  ${raised}

  picture {
    display: block;
    aspect-ratio: 16 / 10;
    ${loadedNear}
  }

  picture img {
    height: 100%;
    object-fit: cover;
  }

  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space.s};
    padding: ${space.m};
  }

  & > div > div {
    flex: 1 1 12rem;
  }

  ul {
    flex-basis: 100%;
  }

  ${from.desktop} {
    /* A single branch fills the row. */
    &:only-child {
      display: grid;
      grid-template-columns: 3fr 2fr;
      align-items: center;
    }

    &:only-child > div {
      padding: ${space.xl};
    }
  }
`;
