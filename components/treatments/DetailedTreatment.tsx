import styled from '@emotion/styled';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import type { DetailedService, Warning } from '../../site/pages/services.ts';
import { BookAction, CallBranches } from '../branches/BranchLinks.tsx';
import { AFTER, Aftercare } from '../services/Aftercare.tsx';
import { AlignersOrBraces } from '../services/AlignersOrBraces.tsx';
import { EMERGENCY } from '../site/EmergencySection.tsx';
import { KnockedOutTooth } from '../site/KnockedOutTooth.tsx';
import { WHAT_HAPPENED } from '../site/WhatHappened.tsx';
import { WhenClosed } from '../site/WhenClosed.tsx';
import { Prose, Section, SplitSection, TwoColumns } from '../ui/layout/Section.tsx';
import { Icon } from '../ui/links/Icon.tsx';
import { ListPanel } from '../ui/lists/CheckList.tsx';
import { TitledTexts } from '../ui/lists/TitledTexts.tsx';
import { color, measure, radius, space } from '../ui/style/tokens.ts';
import { History, TreatmentPage, type TreatmentPageProps, Warnings } from './TreatmentPage.tsx';

type DetailedTreatmentProps = Readonly<{
  namespace: DetailedService['id'] | 'wisdom-tooth-removal';
  warning: Warning | undefined;
  /** Whether patients have to tell about illnesses and medicines first. */
  asksHistory: boolean;
}> &
  Pick<TreatmentPageProps, 'image' | 'glance'>;

const WARNING = { icon: 'alert-triangle', tone: 'warm' } as const;

/** Lists, treatment steps, duration and cost: of the sections, those that its words have. */
export function DetailedTreatment({ namespace, image, glance, warning, asksHistory }: DetailedTreatmentProps) {
  const { t, rich, list, has } = useTranslation(namespace);
  const { t: tCommon } = useTranslation('common');
  const outcome = has('risks.title') ? 'risks' : 'benefits';
  const urgent = warning === 'pictures' ? WHAT_HAPPENED : EMERGENCY;
  const sections = (['about', 'causes', urgent, outcome, 'treatment', AFTER, 'why'] as const).filter((section) =>
    section === urgent ? warning : has(`${section}.title`),
  );
  const label = (section: (typeof sections)[number]) => {
    if (section === EMERGENCY) return tCommon('emergency.label');
    if (section === WHAT_HAPPENED) return tCommon('whatHappened.title');
    return tCommon(section === AFTER ? 'servicePage.after' : `servicePage.contents.${section}`);
  };
  return (
    <TreatmentPage
      namespace={namespace}
      image={image}
      title={t('hero.title')}
      lead={t('hero.lead')}
      imageAlt={t('hero.imageAlt')}
      glance={glance}
      sections={sections.map((section) => ({ id: section, label: label(section) }))}
    >
      {has('knockedOut.title') && (
        <Section>
          <KnockedOutTooth>
            <CallBranches alone />
            <WhenClosed />
          </KnockedOutTooth>
        </Section>
      )}
      {has('about.title') && (
        <SplitSection id="about" title={t('about.title')}>
          <Prose>{rich('about.body')}</Prose>
          {has('compare.aligners') && <AlignersOrBraces />}
        </SplitSection>
      )}
      <CausesAndSymptoms namespace={namespace} />
      <Warnings warning={warning} />
      <Section id={outcome}>
        {has('leaving.title') ? (
          <TwoColumns>
            <ListPanel title={t('leaving.title')} {...WARNING} items={list('leaving.items').map((key) => t(key))} />
            <ListPanel title={t('risks.title')} {...WARNING} items={list('risks.items').map((key) => t(key))} />
          </TwoColumns>
        ) : (
          <ListPanel
            title={t(`${outcome}.title`)}
            intro={t(`${outcome}.intro`)}
            {...(outcome === 'risks' && WARNING)}
            columns
            items={list(`${outcome}.items`).map((key) => t(key))}
          />
        )}
      </Section>
      <Steps namespace={namespace}>{asksHistory && <History />}</Steps>
      <Aftercare namespace={namespace}>
        <CallBranches alone />
      </Aftercare>
      {has('why.title') && (
        <Section id="why" title={t('why.title')}>
          <TitledTexts
            as="reasons"
            items={list('why.items').map((key) => ({
              title: t(`${key}.title`),
              text: t(`${key}.text`),
            }))}
          />
        </Section>
      )}
    </TreatmentPage>
  );
}

/** The causes and the symptoms of a condition, side by side. */
function CausesAndSymptoms({ namespace }: Pick<DetailedTreatmentProps, 'namespace'>) {
  const { t, list } = useTranslation(namespace);
  return (
    <Section id="causes" background="sand">
      <TwoColumns>
        <ListPanel
          title={t('causes.title')}
          intro={t('causes.intro')}
          icon="point"
          items={list('causes.items').map((key) => t(key))}
        />
        <ListPanel
          title={t('symptoms.title')}
          intro={t('symptoms.intro')}
          icon="zoom-check"
          items={list('symptoms.items').map((key) => t(key))}
        />
      </TwoColumns>
    </Section>
  );
}

function Steps({
  namespace,
  children,
}: Pick<TreatmentPageProps, 'children'> & Pick<DetailedTreatmentProps, 'namespace'>) {
  const { t, list, has } = useTranslation(namespace);
  return (
    <SplitSection
      id="treatment"
      background="mint"
      title={t('treatment.title')}
      intro={has('treatment.intro') && t('treatment.intro')}
      aside={
        <Figures>
          <p>
            <Icon name="clock" />
            <span>{t('glance.duration')}</span>
          </p>
          <p>
            <Icon name="cash" />
            <span>{t('glance.cost')}</span>
          </p>
          <BookAction />
        </Figures>
      }
    >
      {children}
      <TitledTexts
        as="steps"
        items={list('treatment.steps').map((key) => ({ title: t(`${key}.title`), text: t(`${key}.text`) }))}
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
