import styled from '@emotion/styled';
import { Fragment, type ReactNode } from 'react';
import { BookAction, BookOrCall, CallActions } from '../../../components/branches/BranchLinks.tsx';
import { Closing } from '../../../components/branches/CallToAction.tsx';
import { AlignersOrBraces } from '../../../components/services/AlignersOrBraces.tsx';
import { CausesAndSymptoms } from '../../../components/services/CausesAndSymptoms.tsx';
import { OtherServices } from '../../../components/services/OtherServices.tsx';
import { ServiceAtAGlance, type ServiceAtAGlanceProps } from '../../../components/services/ServiceAtAGlance.tsx';
import { WisdomToothNote } from '../../../components/services/WisdomToothNote.tsx';
import { AdviceSources } from '../../../components/site/AdviceSources.tsx';
import { EMERGENCY, EmergencyFold, EmergencySection } from '../../../components/site/EmergencySection.tsx';
import { KnockedOutTooth } from '../../../components/site/KnockedOutTooth.tsx';
import { LabelledPicture } from '../../../components/site/LabelledPicture.tsx';
import { OnThisPage, type OnThisPageProps } from '../../../components/site/OnThisPage.tsx';
import { PageHero } from '../../../components/site/PageHero.tsx';
import { PICTURE, PictureFrame } from '../../../components/site/Picture.tsx';
import { WhatHappened } from '../../../components/site/WhatHappened.tsx';
import { Prose, Section, SplitSection } from '../../../components/ui/layout/Section.tsx';
import { Action } from '../../../components/ui/links/Action.tsx';
import { Icon } from '../../../components/ui/links/Icon.tsx';
import { ListPanel } from '../../../components/ui/lists/CheckList.tsx';
import { TitledTexts } from '../../../components/ui/lists/TitledTexts.tsx';
import { below, color, from, measure, radius, space } from '../../../components/ui/style/tokens.ts';
import { usePageService, useSite } from '../../../renderer/context/pageContext.tsx';
import { useTranslation } from '../../../renderer/context/useTranslation.tsx';
import { pathOf } from '../../../site/pages/routes.ts';
import type { DetailedService, IllustratedService, Service } from '../../../site/pages/services.ts';

/** /services/<id>, in the layout of its kind. */
export function Page() {
  const service = usePageService();
  return service.kind === 'detailed' ? <DetailedPage service={service} /> : <IllustratedPage service={service} />;
}

type ServicePageProps = Readonly<{
  service: Service;
  title: ReactNode;
  lead: ReactNode;
  imageAlt: string;
  /** Beside "Book Appointment". */
  action?: ReactNode;
  topics: ServiceAtAGlanceProps['topics'];
  sections: OnThisPageProps['sections'];
  children: ReactNode;
}>;

/** How the pages of all services begin and end. */
function ServicePage({ service, title, lead, imageAlt, action, topics, sections, children }: ServicePageProps) {
  const { id, image } = service;
  return (
    <>
      <PageHero title={title} lead={lead} picture={{ src: image, alt: imageAlt }}>
        <BookOrCall>{action}</BookOrCall>
      </PageHero>
      <ServiceAtAGlance id={id} topics={topics} />
      <OnThisPage sections={sections} />
      {children}
      <AdviceSources namespace={id} />
      <OtherServices except={id} />
      <Closing namespace={id} />
    </>
  );
}

const WARNING = { icon: 'alert-triangle', tone: 'warm' } as const;

/** Lists, treatment steps, duration and cost. */
function DetailedPage({ service }: Readonly<{ service: DetailedService }>) {
  const { id, wisdomToothNote } = service;
  const { branches } = useSite();
  const { t, rich, list, has } = useTranslation(id);
  const { rich: richServices } = useTranslation('services');
  const { t: tCommon } = useTranslation('common');
  const outcome = has('risks.title') ? 'risks' : 'benefits';
  return (
    <ServicePage
      service={service}
      title={t('hero.title')}
      lead={t('hero.lead')}
      imageAlt={t('hero.imageAlt')}
      topics={['feels', 'after']}
      sections={(['about', 'causes', EMERGENCY, outcome, 'treatment', 'why'] as const).map((section) => ({
        id: section,
        label: tCommon(section === EMERGENCY ? 'emergency.label' : `servicePage.contents.${section}`),
      }))}
    >
      {has('knockedOut.title') && (
        <Section>
          <KnockedOutTooth>
            <CallActions branches={branches} />
          </KnockedOutTooth>
        </Section>
      )}
      <SplitSection id="about" title={t('about.title')}>
        <Prose>{rich('about.body')}</Prose>
        {has('compare.aligners') && <AlignersOrBraces />}
      </SplitSection>
      <CausesAndSymptoms namespace={id} />
      <Warning service={service} />
      <Section id={outcome}>
        <ListPanel
          title={t(`${outcome}.title`)}
          intro={t(`${outcome}.intro`)}
          {...(outcome === 'risks' && WARNING)}
          columns
          items={list(`${outcome}.items`).map((key) => t(key))}
        />
      </Section>
      <ServiceSteps service={service} />
      <Section id="why" title={t('why.title')}>
        <TitledTexts
          as="reasons"
          items={list('why.items').map((key) => ({
            title: t(`${key}.title`),
            text: t(`${key}.text`),
          }))}
        />
      </Section>
      {wisdomToothNote && (
        <Section>
          <WisdomToothNote>{richServices('wisdom.text')}</WisdomToothNote>
        </Section>
      )}
    </ServicePage>
  );
}

function Warning({ service }: Readonly<{ service: Service }>) {
  switch (service.warning) {
    case 'signs':
      return <EmergencySection />;
    case 'fold':
      return <EmergencyFold />;
    case 'pictures':
      return (
        <Section>
          <WhatHappened elsewhere />
        </Section>
      );
    default:
      return null;
  }
}

function ServiceSteps({ service: { id, lastStep } }: Readonly<{ service: DetailedService }>) {
  const { t, list } = useTranslation(id);
  const parts = list('treatment.steps').map((key) => ({ title: t(`${key}.title`), text: t(`${key}.text`) }));
  return (
    <SplitSection
      id="treatment"
      background="mint"
      title={t('treatment.title')}
      intro={t('treatment.intro')}
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
      <TitledTexts as="steps" items={parts.slice(0, lastStep)} />
      {lastStep && <TitledTexts as="lined" items={parts.slice(lastStep)} />}
    </SplitSection>
  );
}

/** The danger signs follow the section that says when to come. */
const SIGNS_AFTER = 3;

/** Six illustrated sections. */
function IllustratedPage({ service }: Readonly<{ service: IllustratedService }>) {
  const { id } = service;
  const { t, rich, list } = useTranslation(id);
  const { t: tCommon } = useTranslation('common');
  const keys = list('sections');
  const contents = keys.map((key, i) => ({ id: `section-${i + 1}`, label: t(`${key}.title`) }));
  return (
    <ServicePage
      service={service}
      title={t('title')}
      lead={t('description')}
      imageAlt={t('imageAlt')}
      action={
        <Action href={pathOf('services')} look="quiet" icon="arrow-left">
          {tCommon('actions.backToServices')}
        </Action>
      }
      topics={['duration', 'cost', 'feels', 'after']}
      sections={contents.toSpliced(SIGNS_AFTER, 0, { id: EMERGENCY, label: tCommon('emergency.label') })}
    >
      {keys.map((key, i) => (
        <Fragment key={key}>
          {i === SIGNS_AFTER && <Warning service={service} />}
          <Section id={`section-${i + 1}`} background={i % 2 === 0 ? 'paper' : 'mint'}>
            <Columns data-side={i % 2 === 0 ? 'right' : 'left'}>
              <h2>{t(`${key}.title`)}</h2>
              <Frame data-picture>
                <LabelledPicture {...PICTURE.half} src={`sections/${id}-${i + 1}.webp`} alt={t(`${key}.imageAlt`)} />
              </Frame>
              <Prose>{rich(`${key}.content`)}</Prose>
            </Columns>
          </Section>
        </Fragment>
      ))}
    </ServicePage>
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

const Frame = styled(PictureFrame)`
  ${below.desktopOnScreen} {
    max-width: ${measure.narrow};
  }
`;

/* On small screens the picture follows the title. */
const Columns = styled.div`
  display: grid;
  gap: ${space.m};

  ${from.desktop} {
    grid-template: 1fr auto auto 1fr / 1fr 1fr;
    gap: 0 ${space.xl};

    h2 {
      grid-area: 2 / 1;
      margin-bottom: ${space.m};
    }

    & > :last-child {
      grid-area: 3 / 1;
    }

    [data-picture] {
      grid-area: 1 / 2 / 5 / 3;
      align-self: center;
    }

    &[data-side='left'] {
      h2,
      & > :last-child {
        grid-column: 2;
      }

      [data-picture] {
        grid-column: 1;
      }
    }
  }

  @media print {
    display: block;

    h2 {
      margin-bottom: ${space.xs};
    }
  }
`;
