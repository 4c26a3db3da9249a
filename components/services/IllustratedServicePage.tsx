import { useWords } from '../../renderer/context/useWords.tsx';
import { pathOf } from '../../renderer/site/routes.ts';
import type { IllustratedService } from '../../renderer/site/services.ts';
import { BookAction } from '../branches/BookAction.tsx';
import { AdviceSources } from '../site/AdviceSources.tsx';
import { CallToAction } from '../site/CallToAction.tsx';
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

/** The page of a service with six illustrated sections. */
export function IllustratedServicePage({ service }: IllustratedServicePageProps) {
  const { id, image } = service;
  const words = useWords(id);
  const common = useWords('common');
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
      <ServiceAtAGlance id={id} />
      <OnThisPage
        sections={words
          .list('sections')
          .map((key, i) => ({ id: `section-${i + 1}`, label: words.text(`${key}.title`) }))}
      />
      {words.list('sections').map((key, i) => (
        <IllustratedSection
          key={key}
          id={`section-${i + 1}`}
          title={words.text(`${key}.title`)}
          picture={{ src: `sections/${id}-${i + 1}.webp`, alt: words.plain(`${key}.imageAlt`) }}
          side={i % 2 === 0 ? 'right' : 'left'}
          background={BACKGROUNDS[i % BACKGROUNDS.length]}
        >
          {words.rich(`${key}.content`)}
        </IllustratedSection>
      ))}
      <AdviceSources namespace={id} />
      <OtherServices except={id} />
      <CallToAction title={words.text('closing.title')} text={words.text('closing.text')}>
        <BookAction look="light" />
      </CallToAction>
    </>
  );
}
