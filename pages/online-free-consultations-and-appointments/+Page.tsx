import { freeConsultations } from '../../branches/model/freeConsultations.ts';
import { whatsappLink } from '../../branches/model/links.ts';
import { CallToAction } from '../../components/site/CallToAction.tsx';
import { EmergencySection } from '../../components/site/EmergencySection.tsx';
import { ExternalLink } from '../../components/site/ExternalLink.tsx';
import { FaqSection } from '../../components/site/FaqSection.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { ActionRow } from '../../components/ui/layout/ActionRow.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { usePage } from '../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { formatList } from '../../renderer/i18n/figures.ts';
import { AreasServed } from './AreasServed.tsx';
import { Benefits } from './Benefits.tsx';
import { Booking } from './Booking.tsx';
import { Topics } from './Topics.tsx';

const LEADS = { all: 'hero.lead', some: 'hero.leadSome', none: 'hero.leadEnded' } as const;

/** /online-free-consultations-and-appointments: what online consultations offer, and how to book one. */
export function Page() {
  const { site, translator } = usePage();
  const local = useLocalWords();
  const words = useWords('online-free-consultations-and-appointments');
  const availability = freeConsultations(site);
  const free = site.branches.filter(({ consultation }) => consultation.freeOnline);
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
      <Benefits />
      <Topics />
      <AreasServed />
      <EmergencySection />
      <FaqSection namespace="online-free-consultations-and-appointments" background="sand" />
      <CallToAction title={words.text('closing.title')} text={words.text('closing.text')}>
        <Action href="#booking" look="light" icon="calendar">
          {words.text('hero.book')}
        </Action>
        <ExternalLink href={chat} look="light" icon="brand-whatsapp">
          {words.text('hero.call')}
        </ExternalLink>
      </CallToAction>
    </>
  );
}
