import { ClosingCall } from '../../components/site/ClosingCall.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { Action } from '../../components/ui/Action.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { pathOf } from '../../renderer/routes.ts';
import { useWords } from '../../renderer/useWords.tsx';
import { MythList } from './MythList.tsx';

/** /dental-myths: common beliefs, each beside what is known. */
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
      <Section ground="sand">
        <MythList />
      </Section>
      <ClosingCall title={words.text('closing.title')} text={words.text('closing.text')}>
        <Action href={pathOf('contact')} look="light" icon="calendar">
          {common.text('actions.bookConsultation')}
        </Action>
      </ClosingCall>
    </>
  );
}
