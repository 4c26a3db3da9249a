import { Fragment } from 'react';
import { useWords } from '../../renderer/context/useWords.tsx';
import { pathOf } from '../../renderer/site/routes.ts';
import type { IllustratedService } from '../../renderer/site/services.ts';
import { BookAction } from '../branches/BookAction.tsx';
import { AdviceSources } from '../site/AdviceSources.tsx';
import { CallToAction } from '../site/CallToAction.tsx';
import { EMERGENCY, EmergencySection } from '../site/EmergencySection.tsx';
import { OnThisPage } from '../site/OnThisPage.tsx';
import { PageHero } from '../site/PageHero.tsx';
import { ActionRow } from '../ui/layout/ActionRow.tsx';
import type { Background } from '../ui/layout/Section.tsx';
import { Action } from '../ui/links/Action.tsx';
import { IllustratedSection } from './IllustratedSection.tsx';
import { OtherServices } from './OtherServices.tsx';
import { ServiceAtAGlance } from './ServiceAtAGlance.tsx';

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
