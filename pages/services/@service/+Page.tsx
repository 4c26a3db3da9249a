import styled from '@emotion/styled';
import { Fragment } from 'react';
import { CallBranches } from '../../../components/branches/BranchLinks.tsx';
import { AFTER, Aftercare } from '../../../components/services/Aftercare.tsx';
import { ServiceAtAGlance } from '../../../components/services/ServiceAtAGlance.tsx';
import { EMERGENCY } from '../../../components/site/EmergencySection.tsx';
import { LabelledPicture } from '../../../components/site/LabelledPicture.tsx';
import { PICTURE, PictureFrame } from '../../../components/site/Picture.tsx';
import { WhenClosed } from '../../../components/site/WhenClosed.tsx';
import { DetailedTreatment } from '../../../components/treatments/DetailedTreatment.tsx';
import { History, TreatmentPage, Warnings } from '../../../components/treatments/TreatmentPage.tsx';
import { Prose, Section } from '../../../components/ui/layout/Section.tsx';
import { Action } from '../../../components/ui/links/Action.tsx';
import { below, from, measure, space } from '../../../components/ui/style/tokens.ts';
import { usePageService } from '../../../renderer/context/pageContext.tsx';
import { useTranslation } from '../../../renderer/context/useTranslation.tsx';
import { pathOf } from '../../../site/pages/routes.ts';
import type { IllustratedService } from '../../../site/pages/services.ts';

/** /services/<id>, in the layout of its kind. */
export function Page() {
  const service = usePageService();
  if (service.kind === 'illustrated') return <IllustratedPage service={service} />;
  const { id, image, warning, asksHistory } = service;
  const glance = <ServiceAtAGlance id={id} topics={['feels', 'after']} />;
  return <DetailedTreatment namespace={id} image={image} warning={warning} asksHistory={asksHistory} glance={glance} />;
}

/** The danger signs follow the section that says when to come; the treatment is in the one after it. */
const SIGNS_AFTER = 3;

/** Six illustrated sections. */
function IllustratedPage({ service }: Readonly<{ service: IllustratedService }>) {
  const { id } = service;
  const { t, rich, list, has } = useTranslation(id);
  const { t: tCommon } = useTranslation('common');
  const keys = list('sections');
  const contents = keys.map((key, i) => ({ id: `section-${i + 1}`, label: t(`${key}.title`) }));
  return (
    <TreatmentPage
      namespace={id}
      image={service.image}
      title={t('title')}
      lead={t('description')}
      imageAlt={t('imageAlt')}
      action={
        <Action href={pathOf('services')} look="quiet" icon="arrow-left">
          {tCommon('actions.backToServices')}
        </Action>
      }
      glance={<ServiceAtAGlance id={id} topics={['duration', 'cost', 'feels', 'after']} />}
      sections={[
        ...contents.toSpliced(
          SIGNS_AFTER,
          0,
          ...(service.warning ? [{ id: EMERGENCY, label: tCommon('emergency.label') }] : []),
        ),
        ...(has('after.title') ? [{ id: AFTER, label: tCommon('servicePage.after') }] : []),
      ]}
    >
      {keys.map((key, i) => (
        <Fragment key={key}>
          {i === SIGNS_AFTER && (
            <Warnings warning={service.warning}>
              <WhenClosed />
            </Warnings>
          )}
          <Section id={`section-${i + 1}`} background={i % 2 === 0 ? 'paper' : 'mint'}>
            <Columns data-side={i % 2 === 0 ? 'right' : 'left'}>
              <h2>{t(`${key}.title`)}</h2>
              <Frame data-picture>
                <LabelledPicture {...PICTURE.half} src={`sections/${id}-${i + 1}.webp`} alt={t(`${key}.imageAlt`)} />
              </Frame>
              <Prose>
                {service.asksHistory && i === SIGNS_AFTER && <History />}
                {rich(`${key}.content`)}
              </Prose>
            </Columns>
          </Section>
        </Fragment>
      ))}
      <Aftercare namespace={id}>
        <CallBranches alone />
      </Aftercare>
    </TreatmentPage>
  );
}

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
