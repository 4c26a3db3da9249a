import styled from '@emotion/styled';
import { freeConsultations } from '../../branches/model/freeConsultations.ts';
import { whatsappLink } from '../../branches/model/links.ts';
import { AllBranchesAction } from '../../components/branches/BranchLinks.tsx';
import { Closing } from '../../components/branches/CallToAction.tsx';
import { useShownBranches } from '../../components/branches/useShownBranches.ts';
import { FaqSection } from '../../components/site/FaqSection.tsx';
import { ExternalLink } from '../../components/site/LinkLabel.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { WhatHappened } from '../../components/site/WhatHappened.tsx';
import { FeatureGrid } from '../../components/ui/cards/FeatureGrid.tsx';
import { ActionRow, Section, SplitSection } from '../../components/ui/layout/Section.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { color, radius, space } from '../../components/ui/style/tokens.ts';
import { usePage, useSite } from '../../renderer/context/pageContext.tsx';
import { useLocalText, useTranslation } from '../../renderer/context/useTranslation.tsx';
import { formatBranches } from '../../site/language/branchNames.ts';
import { Booking } from './Booking.tsx';

const LEADS = { all: 'hero.lead', some: 'hero.leadSome', none: 'hero.leadEnded' } as const;

export function Page() {
  const { site, translator } = usePage();
  const { t, list } = useTranslation('online-free-consultations-and-appointments');
  const { mark } = useShownBranches();
  const availability = freeConsultations(site);
  const free = site.branches.filter(({ consultation }) => consultation.freeOnline);
  const freeBranches = formatBranches(free, translator);
  const chat = whatsappLink(site.primary.whatsapp);
  return (
    <>
      <PageHero
        title={t(availability === 'none' ? 'hero.titleEnded' : 'hero.title')}
        lead={t(LEADS[availability], { freeBranches })}
        picture={{ src: 'topics/consultation.webp', alt: t('hero.imageAlt') }}
      >
        <ActionRow>
          <Action href="#booking" icon="calendar">
            {t('hero.book')}
          </Action>
          <ExternalLink href={chat} look="secondary" icon="brand-whatsapp" {...mark}>
            {t('hero.call')}
          </ExternalLink>
        </ActionRow>
      </PageHero>
      <Booking />
      <Section title={t('benefits.title')} background="mint">
        <FeatureGrid
          features={list('benefits.items').map((key, i) => ({
            icon: BENEFIT_ICONS[i] ?? 'check',
            title: t(`${key}.title`),
            text: t(`${key}.text`),
          }))}
        />
      </Section>
      <Topics />
      <SplitSection title={t('areas.title')} intro={t('areas.intro')}>
        <Areas />
      </SplitSection>
      <Section>
        <WhatHappened elsewhere />
      </Section>
      <FaqSection namespace="online-free-consultations-and-appointments" background="sand" />
      <Closing namespace="online-free-consultations-and-appointments">
        <Action href="#booking" look="light" icon="calendar">
          {t('hero.book')}
        </Action>
        <ExternalLink href={chat} look="light" icon="brand-whatsapp" {...mark}>
          {t('hero.call')}
        </ExternalLink>
      </Closing>
    </>
  );
}

const BENEFIT_ICONS = ['home', 'clock', 'messages', 'currency-rupee'];

const TOPIC_ICONS = ['root-canal', 'dental-braces', 'implant', 'extraction', 'mood-kid', 'gums'];

function Topics() {
  const { t, list } = useTranslation('online-free-consultations-and-appointments');
  const features = list('topics.items').map((key, i) => ({
    icon: TOPIC_ICONS[i] ?? 'tooth',
    title: t(`${key}.title`),
    text: t(`${key}.text`),
  }));
  return (
    <Section title={t('topics.title')} intro={t('topics.intro')}>
      <FeatureGrid features={features} />
    </Section>
  );
}

/** The places that each branch serves; many branches are listed by district elsewhere. */
function Areas() {
  const { branches } = useSite();
  const { all } = useShownBranches();
  const local = useLocalText();
  if (!all) {
    return branches.map((branch) => (
      <BranchAreas key={branch.id}>
        <h3>{local(branch.name)}</h3>
        <ul>
          {branch.areasServed.map((area, i) => (
            <li key={i}>{local(area)}</li>
          ))}
        </ul>
      </BranchAreas>
    ));
  }
  return <AllBranchesAction />;
}

const BranchAreas = styled.div`
  & + & {
    margin-top: ${space.l};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
    margin-top: ${space.s};
    padding: 0;
    list-style: none;
  }

  li {
    padding: ${space.xs} ${space.s};
    border: 1px solid ${color.line};
    border-radius: ${radius.pill};
    background: ${color.white};
  }
`;
