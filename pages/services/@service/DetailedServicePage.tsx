import styled from '@emotion/styled';
import { BookAction } from '../../../components/branches/BookAction.tsx';
import { CausesAndSymptoms } from '../../../components/services/CausesAndSymptoms.tsx';
import { OtherServices } from '../../../components/services/OtherServices.tsx';
import { ServiceAtAGlance } from '../../../components/services/ServiceAtAGlance.tsx';
import { WisdomToothNote } from '../../../components/services/WisdomToothNote.tsx';
import { AdviceSources } from '../../../components/site/AdviceSources.tsx';
import { CallToAction } from '../../../components/site/CallToAction.tsx';
import { EMERGENCY, EmergencySection } from '../../../components/site/EmergencySection.tsx';
import { OnThisPage } from '../../../components/site/OnThisPage.tsx';
import { PageHero } from '../../../components/site/PageHero.tsx';
import { ActionRow } from '../../../components/ui/layout/ActionRow.tsx';
import { Prose } from '../../../components/ui/layout/Prose.tsx';
import { Section } from '../../../components/ui/layout/Section.tsx';
import { SplitSection } from '../../../components/ui/layout/SplitSection.tsx';
import { Icon } from '../../../components/ui/links/Icon.tsx';
import { ListPanel } from '../../../components/ui/lists/ListPanel.tsx';
import { ReasonList } from '../../../components/ui/lists/ReasonList.tsx';
import { Steps } from '../../../components/ui/lists/Steps.tsx';
import { color, measure, radius, space } from '../../../components/ui/style/tokens.ts';
import { useWords } from '../../../renderer/context/useWords.tsx';
import type { DetailedService } from '../../../renderer/site/services.ts';

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

type ServiceStepsProps = Readonly<{ id: DetailedService['id'] }>;

/** The steps of a treatment, with its duration and cost. */
function ServiceSteps({ id }: ServiceStepsProps) {
  const words = useWords(id);
  return (
    <SplitSection
      id="treatment"
      background="mint"
      title={words.text('treatment.title')}
      intro={words.text('treatment.intro')}
      aside={
        <Figures>
          <p>
            <Icon name="clock" />
            <span>{words.text('glance.duration')}</span>
          </p>
          <p>
            <Icon name="cash" />
            <span>{words.text('glance.cost')}</span>
          </p>
          <BookAction />
        </Figures>
      }
    >
      <Steps
        steps={words.list('treatment.steps').map((key) => ({
          title: words.text(`${key}.title`),
          text: words.text(`${key}.text`),
        }))}
      />
    </SplitSection>
  );
}

const Figures = styled.div`
  display: grid;
  gap: ${space.s};
  max-width: ${measure.narrow};
  padding: ${space.m};
  border-radius: ${radius.m};
  background: ${color.white};

  p {
    display: flex;
    gap: ${space.s};
  }

  p svg {
    margin-top: 0.1em;
    color: ${color.teal};
  }

  @media print {
    padding: 0;
  }
`;
