import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { dentistsOfAll } from '../../branches/model/dentists.ts';
import type { Credential } from '../../branches/model/siteModel.ts';
import { AllBranchesAction, BookAction } from '../../components/branches/BranchLinks.tsx';
import { BranchSection } from '../../components/branches/BranchSection.tsx';
import { Closing } from '../../components/branches/CallToAction.tsx';
import { useShownBranches } from '../../components/branches/useShownBranches.ts';
import { ExternalLink } from '../../components/site/LinkLabel.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { StatsBand } from '../../components/site/StatsBand.tsx';
import { StoryLinks } from '../../components/site/StoryLinks.tsx';
import { DentistCard } from '../../components/team/DentistCard.tsx';
import { DentistFacts, DentistVisits } from '../../components/team/DentistFacts.tsx';
import { Portrait } from '../../components/team/Portrait.tsx';
import { FeatureGrid } from '../../components/ui/cards/FeatureGrid.tsx';
import { ActionRow, Grid, Section, TwoColumns } from '../../components/ui/layout/Section.tsx';
import { TitledTexts } from '../../components/ui/lists/TitledTexts.tsx';
import { below, color, leading, measure, size, space } from '../../components/ui/style/tokens.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { Gallery } from './Gallery.tsx';

export function Page() {
  const { clinic, primary } = useSite();
  const { all } = useShownBranches();
  const { t, list } = useTranslation('about');
  const local = useLocalText();
  return (
    <>
      <PageHero
        title={t('hero.title')}
        lead={t('hero.lead')}
        picture={{ src: primary.picture, alt: local(primary.pictureAlt), focus: primary.pictureFocus }}
      >
        <ActionRow>
          <BookAction />
        </ActionRow>
      </PageHero>
      <Founder />
      <StatsBand title={t('stats.title')} />
      <Section title={t('values.title')}>
        <FeatureGrid
          features={list('values.items').map((key, i) => ({
            icon: ICONS[i] ?? 'heart',
            title: t(`${key}.title`),
            text: t(`${key}.text`),
          }))}
        />
      </Section>
      <Team />
      {!all && <BranchSection namespace="about" compact />}
      <Gallery />
      <Section background="mint">
        <TwoColumns>
          <CredentialList
            title={t('certifications.title')}
            intro={t('certifications.intro')}
            credentials={clinic.certifications}
          />
          <CredentialList title={t('technology.title')} intro={t('technology.intro')} credentials={clinic.technology} />
        </TwoColumns>
      </Section>
      <FollowUs />
      <Closing namespace="about" />
    </>
  );
}

/** In the order of the words file: honesty, comfort, cleanliness, respect. */
const ICONS = ['message-2', 'hand-stop', 'sparkles', 'heart-handshake'];

function Team() {
  const { all } = useShownBranches();
  // The founder has a profile, too, which is enough where there are more dentists elsewhere.
  const team = dentistsOfAll(useSite()).filter(({ founder }) => !all || !founder);
  const { t } = useTranslation('about');
  return (
    <Section title={t('team.title')} intro={team.length > 0 && t('team.intro')} background="mint">
      <Grid data-min="broad">
        {team.map((member) => (
          <DentistCard key={member.id} member={member} />
        ))}
      </Grid>
      {all && (
        <>
          <p>{t('team.elsewhere')}</p>
          <AllBranchesAction />
        </>
      )}
    </Section>
  );
}

type CredentialListProps = Readonly<{
  title: ReactNode;
  intro: ReactNode;
  credentials: readonly Credential[];
}>;

/** Certificates or technology, each with its benefit for patients. */
function CredentialList({ title, intro, credentials }: CredentialListProps) {
  const local = useLocalText();
  return (
    <Part>
      <h2>{title}</h2>
      <p>{intro}</p>
      <TitledTexts
        as="lined"
        items={credentials.map(({ name, description }) => ({ title: local(name), text: local(description) }))}
      />
    </Part>
  );
}

function FollowUs() {
  const { social } = useSite().clinic;
  const { t } = useTranslation('about');
  return (
    <Section background="sand" title={t('social.title')} intro={t('social.text')}>
      <ActionRow>
        <ExternalLink href={social.instagram} look="secondary" icon="brand-instagram">
          {t('social.button')}
        </ExternalLink>
        <StoryLinks />
      </ActionRow>
    </Section>
  );
}

const Part = styled.section`
  ${below.desktopOnScreen} {
    & + & {
      margin-top: ${space.l};
    }
  }

  h2 {
    font-size: ${size.panel};
  }

  h2 + p {
    margin-block: ${space.xs} ${space.m};
    color: ${color.inkSoft};
  }

  h3 {
    font-size: ${size.body};
  }
`;

function Founder() {
  const founder = useSite().clinic.team.find((member) => member.founder);
  const { all } = useShownBranches();
  const { t } = useTranslation('about');
  const local = useLocalText();
  if (!founder) return null;
  return (
    <Section title={t('founder.title')}>
      <Profile>
        <Portrait member={founder} large />
        <div>
          <h3>{local(founder.name)}</h3>
          <p>{local(founder.title)}</p>
          <strong>{local(founder.specialization)}</strong>
          <DentistFacts member={founder} />
          {/* On many branches' own pages. */}
          {!all && <DentistVisits member={founder} />}
        </div>
        <Description>{local(founder.description)}</Description>
      </Profile>
    </Section>
  );
}

/* Photograph, facts and words share a row where there is room. */
const Profile = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};

  & > :not(span) {
    flex: 1 1 20rem;
  }

  ul {
    margin-top: ${space.xs};
  }

  h3 + p {
    color: ${color.inkSoft};
  }

  strong {
    color: ${color.tealDark};
    font-weight: 600;
  }
`;

const Description = styled.p`
  max-width: ${measure.text};
  font-size: ${size.lead};
  line-height: ${leading.lead};
`;
