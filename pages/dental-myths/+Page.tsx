import { AdviceSources } from '../../components/site/AdviceSources.tsx';
import { CallToAction } from '../../components/site/CallToAction.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { useWords } from '../../renderer/context/useWords.tsx';
import { pathOf } from '../../renderer/site/routes.ts';
import { MythList } from './MythList.tsx';

/** /dental-myths: common myths, each beside the fact. */
export function Page() {
  const words = useWords('dental-myths');
  const common = useWords('common');
  return (
    <>
      <PageHero
        title={words.text('hero.title')}
        lead={words.text('hero.lead')}
        picture={{ src: 'sections/oral-lesions-6.webp', alt: words.plain('hero.imageAlt') }}
      />
      <Section background="sand">
        <MythList />
      </Section>
      <AdviceSources namespace="dental-myths" />
      <CallToAction title={words.text('closing.title')} text={words.text('closing.text')}>
        <Action href={pathOf('contact')} look="light" icon="calendar">
          {common.text('actions.bookConsultation')}
        </Action>
      </CallToAction>
    </>
  );
}
