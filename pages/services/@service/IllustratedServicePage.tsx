import styled from '@emotion/styled';
import { Fragment, type ReactNode } from 'react';
import { BookAction } from '../../../components/branches/BookAction.tsx';
import { OtherServices } from '../../../components/services/OtherServices.tsx';
import { ServiceAtAGlance } from '../../../components/services/ServiceAtAGlance.tsx';
import { AdviceSources } from '../../../components/site/AdviceSources.tsx';
import { CallToAction } from '../../../components/site/CallToAction.tsx';
import { EMERGENCY, EmergencySection } from '../../../components/site/EmergencySection.tsx';
import { OnThisPage } from '../../../components/site/OnThisPage.tsx';
import { PageHero } from '../../../components/site/PageHero.tsx';
import { PICTURE, Picture } from '../../../components/site/Picture.tsx';
import { ActionRow } from '../../../components/ui/layout/ActionRow.tsx';
import { Prose } from '../../../components/ui/layout/Prose.tsx';
import { type Background, Section } from '../../../components/ui/layout/Section.tsx';
import { Action } from '../../../components/ui/links/Action.tsx';
import { below, from, radius, space } from '../../../components/ui/style/tokens.ts';
import { useWords } from '../../../renderer/context/useWords.tsx';
import { pathOf } from '../../../renderer/site/routes.ts';
import type { IllustratedService } from '../../../renderer/site/services.ts';

export type IllustratedServicePageProps = Readonly<{ service: IllustratedService }>;

const BACKGROUNDS: readonly Background[] = ['paper', 'mint'];

/** The danger signs follow the third section, which says when to come. */
const SIGNS_AFTER = 3;

/** The page of a service with six illustrated sections. */
export function IllustratedServicePage({ service }: IllustratedServicePageProps) {
  const { id, image } = service;
  const words = useWords(id);
  const common = useWords('common');
  const sections = words.list('sections').map((key, i) => ({ key, id: `section-${i + 1}` }));
  const contents = sections.map(({ key, id }) => ({ id, label: words.text(`${key}.title`) }));
  return (
    <>
      <PageHero
        title={words.text('title')}
        lead={words.text('description')}
        picture={{ src: image, alt: words.plain('imageAlt') }}
      >
        <ActionRow>
          <BookAction />
          <Action href={pathOf('services')} look="quiet" icon="arrow-left">
            {common.text('actions.backToServices')}
          </Action>
        </ActionRow>
      </PageHero>
      <ServiceAtAGlance id={id} topics={['duration', 'cost', 'feels', 'after']} />
      <OnThisPage
        sections={contents.toSpliced(SIGNS_AFTER, 0, { id: EMERGENCY, label: common.text('emergency.label') })}
      />
      {sections.map(({ key, id: target }, i) => (
        <Fragment key={key}>
          {i === SIGNS_AFTER && <EmergencySection />}
          <IllustratedSection
            id={target}
            title={words.text(`${key}.title`)}
            picture={{ src: `sections/${id}-${i + 1}.webp`, alt: words.plain(`${key}.imageAlt`) }}
            side={i % 2 === 0 ? 'right' : 'left'}
            background={BACKGROUNDS[i % BACKGROUNDS.length]}
          >
            {words.rich(`${key}.content`)}
          </IllustratedSection>
        </Fragment>
      ))}
      <AdviceSources namespace={id} />
      <OtherServices except={id} />
      <CallToAction title={words.text('closing.title')} text={words.text('closing.text')}>
        <BookAction look="light" />
      </CallToAction>
    </>
  );
}

type IllustratedSectionProps = Readonly<{
  /** Target of links to this section. */
  id?: string;
  title: ReactNode;
  picture: Readonly<{ src: string; alt: string }>;
  /** The picture's side on large screens; on small ones it follows the title. */
  side: 'left' | 'right';
  background?: Background;
  /** Body text. */
  children: ReactNode;
}>;

/** A section with text beside a picture. */
function IllustratedSection({ id, title, picture, side, background, children }: IllustratedSectionProps) {
  return (
    <Section id={id} background={background}>
      <Columns data-side={side}>
        <h2>{title}</h2>
        <PictureFrame data-picture>
          <Picture {...PICTURE.half} {...picture} />
        </PictureFrame>
        <Prose>{children}</Prose>
      </Columns>
    </Section>
  );
}

const PictureFrame = styled.div`
  overflow: hidden;
  border-radius: ${radius.l};

  ${below.tablet} {
    img {
      aspect-ratio: 16 / 10;
      object-fit: cover;
    }
  }

  @media print {
    display: none;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: ${space.m};

  ${from.tablet} {
    grid-template: 1fr auto auto 1fr / 1fr 1fr;
    gap: 0 ${space.l};

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

  ${from.desktop} {
    column-gap: ${space.xl};
  }

  @media print {
    display: block;

    h2 {
      margin-bottom: ${space.xs};
    }
  }
`;
