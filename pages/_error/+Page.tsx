import { CallActions } from '../../components/branches/CallActions.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { ActionRow } from '../../components/ui/layout/ActionRow.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { pathOf } from '../../renderer/site/routes.ts';
import { PopularPages } from './PopularPages.tsx';

/** The not-found page, which hosts send with status 404. */
export function Page() {
  const { branches } = useSite();
  const words = useWords('not-found');
  return (
    <>
      <PageHero
        title={words.text('title')}
        lead={words.text('text')}
        picture={{ src: 'sections/dentures-3.webp', alt: '' }}
      >
        <ActionRow>
          <Action href={pathOf('home')} icon="home">
            {words.text('home')}
          </Action>
        </ActionRow>
      </PageHero>
      <PopularPages />
      <Section title={words.text('calls.title')} intro={words.text('calls.text')} background="sand">
        <ActionRow>
          <CallActions branches={branches} withNumber />
        </ActionRow>
      </Section>
    </>
  );
}
