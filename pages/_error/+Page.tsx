import { CallActions } from '../../components/site/CallActions.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { Action } from '../../components/ui/Action.tsx';
import { ActionRow } from '../../components/ui/ActionRow.tsx';
import { Section } from '../../components/ui/Section.tsx';
import { useSite } from '../../renderer/PageContext.ts';
import { pathOf } from '../../renderer/routes.ts';
import { useWords } from '../../renderer/useWords.tsx';
import { OftenWanted } from './OftenWanted.tsx';

/** The page for addresses that do not exist: hosts send it with status 404. */
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
      <OftenWanted />
      <Section title={words.text('calls.title')} intro={words.text('calls.text')} ground="sand">
        <ActionRow>
          <CallActions branches={branches} withNumber />
        </ActionRow>
      </Section>
    </>
  );
}
