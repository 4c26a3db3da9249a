import { useWords } from '../../renderer/context/useWords.tsx';
import type { DetailedService } from '../../renderer/site/services.ts';
import { BookAction } from '../branches/BookAction.tsx';
import { AdviceSources } from '../site/AdviceSources.tsx';
import { CallToAction } from '../site/CallToAction.tsx';
import { EMERGENCY, EmergencySection } from '../site/EmergencySection.tsx';
import { OnThisPage } from '../site/OnThisPage.tsx';
import { PageHero } from '../site/PageHero.tsx';
import { ActionRow } from '../ui/layout/ActionRow.tsx';
import { Prose } from '../ui/layout/Prose.tsx';
import { Section } from '../ui/layout/Section.tsx';
import { SplitSection } from '../ui/layout/SplitSection.tsx';
import { ListPanel } from '../ui/lists/ListPanel.tsx';
import { ReasonList } from '../ui/lists/ReasonList.tsx';
import { CausesAndSymptoms } from './CausesAndSymptoms.tsx';
import { OtherServices } from './OtherServices.tsx';
import { ServiceAtAGlance } from './ServiceAtAGlance.tsx';
import { ServiceSteps } from './ServiceSteps.tsx';
import { WisdomToothNote } from './WisdomToothNote.tsx';

export type DetailedServicePageProps = Readonly<{ service: DetailedService }>;

const WARNING = { icon: 'alert-triangle', tone: 'warm' } as const;

/** The page of a service with lists, treatment steps, duration and cost. */
export function DetailedServicePage({ service }: DetailedServicePageProps) {
  const { id, image, wisdomToothNote } = service;
  const words = useWords(id);
  const services = useWords('services');
  const common = useWords('common');
  const outcome = words.has('risks.title') ? 'risks' : 'benefits';
  return (
    <>
      <PageHero
        title={words.text('hero.title')}
        lead={words.text('hero.lead')}
        picture={{ src: image, alt: words.plain('hero.imageAlt') }}
      >
        <ActionRow>
          <BookAction />
        </ActionRow>
      </PageHero>
      <ServiceAtAGlance id={id} topics={['feels', 'after']} />
      <OnThisPage
        sections={(['about', 'causes', EMERGENCY, outcome, 'treatment', 'why'] as const).map((section) => ({
          id: section,
          label: common.text(section === EMERGENCY ? 'emergency.label' : `servicePage.contents.${section}`),
        }))}
      />
      <SplitSection id="about" title={words.text('about.title')}>
        <Prose>{words.rich('about.body')}</Prose>
      </SplitSection>
      <CausesAndSymptoms namespace={id} />
      <EmergencySection />
      <Section id={outcome}>
        <ListPanel
          title={words.text(`${outcome}.title`)}
          intro={words.text(`${outcome}.intro`)}
          {...(outcome === 'risks' && WARNING)}
          columns
          items={words.list(`${outcome}.items`).map((key) => words.text(key))}
        />
      </Section>
      <ServiceSteps id={id} />
      <Section id="why" title={words.text('why.title')}>
        <ReasonList
          reasons={words.list('why.items').map((key) => ({
            title: words.text(`${key}.title`),
            text: words.text(`${key}.text`),
          }))}
        />
      </Section>
      {wisdomToothNote && (
        <Section>
          <WisdomToothNote>{services.rich('wisdom.text')}</WisdomToothNote>
        </Section>
      )}
      <AdviceSources namespace={id} />
      <OtherServices except={id} />
      <CallToAction title={words.text('closing.title')} text={words.text('closing.text')}>
        <BookAction look="light" />
      </CallToAction>
    </>
  );
}
