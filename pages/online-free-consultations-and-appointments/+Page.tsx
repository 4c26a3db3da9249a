import styled from '@emotion/styled';
import { freeConsultations } from '../../branches/model/freeConsultations.ts';
import { whatsappLink } from '../../branches/model/links.ts';
import { Closing } from '../../components/site/CallToAction.tsx';
import { EmergencySection } from '../../components/site/EmergencySection.tsx';
import { FaqSection } from '../../components/site/FaqSection.tsx';
import { ExternalLink } from '../../components/site/LinkLabel.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { FeatureGrid } from '../../components/ui/cards/FeatureGrid.tsx';
import { ActionRow, Section, SplitSection } from '../../components/ui/layout/Section.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { IconList } from '../../components/ui/lists/IconList.tsx';
import { color, radius, space } from '../../components/ui/style/tokens.ts';
import { usePage, useSite } from '../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { formatList } from '../../renderer/i18n/figures.ts';
import { Booking } from './Booking.tsx';

const LEADS = { all: 'hero.lead', some: 'hero.leadSome', none: 'hero.leadEnded' } as const;

export function Page() {
  const { site, translator } = usePage();
  const local = useLocalWords();
  const words = useWords('online-free-consultations-and-appointments');
  const availability = freeConsultations(site);
  const free = site.branches.filter(({ consultation }) => consultation.freeOnline);
  const { branches } = useSite();
  const freeBranches = formatList(
    free.map(({ name }) => local.plain(name)),
    translator,
  );
  const chat = whatsappLink(site.primary.whatsapp);
  return (
    <>
      <PageHero
        title={words.text(availability === 'none' ? 'hero.titleEnded' : 'hero.title')}
        lead={words.text(LEADS[availability], { freeBranches })}
        picture={{ src: 'topics/consultation.webp', alt: words.plain('hero.imageAlt') }}
      >
        <ActionRow>
          <Action href="#booking" icon="calendar">
            {words.text('hero.book')}
          </Action>
          <ExternalLink href={chat} look="secondary" icon="brand-whatsapp">
            {words.text('hero.call')}
          </ExternalLink>
        </ActionRow>
      </PageHero>
      <Booking />
      <Section title={words.text('benefits.title')} background="mint">
        <FeatureGrid
          features={words.list('benefits.items').map((key, i) => ({
            icon: BENEFIT_ICONS[i] ?? 'check',
            title: words.text(`${key}.title`),
            text: words.text(`${key}.text`),
          }))}
        />
      </Section>
      <Topics />
      <SplitSection title={words.text('areas.title')} intro={words.text('areas.intro')}>
        {branches.map((branch) => (
          <BranchAreas key={branch.id}>
            <h3>{local.text(branch.name)}</h3>
            <ul>
              {branch.areasServed.map((area, i) => (
                <li key={i}>{local.text(area)}</li>
              ))}
            </ul>
          </BranchAreas>
        ))}
      </SplitSection>
      <EmergencySection />
      <FaqSection namespace="online-free-consultations-and-appointments" background="sand" />
      <Closing namespace="online-free-consultations-and-appointments">
        <Action href="#booking" look="light" icon="calendar">
          {words.text('hero.book')}
        </Action>
        <ExternalLink href={chat} look="light" icon="brand-whatsapp">
          {words.text('hero.call')}
        </ExternalLink>
      </Closing>
    </>
  );
}

const BENEFIT_ICONS = ['home', 'clock', 'messages', 'currency-rupee'];

const TOPIC_ICONS = ['root-canal', 'dental-braces', 'implant', 'extraction', 'mood-kid', 'gums'];

function Topics() {
  const words = useWords('online-free-consultations-and-appointments');
  const items = words.list('topics.items').map((key, i) => ({
    icon: TOPIC_ICONS[i] ?? 'tooth',
    title: words.text(`${key}.title`),
    text: words.text(`${key}.text`),
  }));
  return (
    <Section title={words.text('topics.title')} intro={words.text('topics.intro')}>
      <IconList items={items} columns />
    </Section>
  );
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
