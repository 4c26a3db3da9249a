import { PageHero } from '../../components/site/PageHero.tsx';
import { ActionRow } from '../../components/ui/ActionRow.tsx';
import { Action } from '../../components/ui/Action.tsx';
import { pathOf } from '../../renderer/routes.ts';
import { useWords } from '../../renderer/useWords.tsx';

/** The page for addresses that do not exist: hosts send it with status 404. */
export function Page() {
  const words = useWords('not-found');
  return (
    <PageHero title={words.text('title')} lead={words.text('text')}>
      <ActionRow>
        <Action href={pathOf('home')}>{words.text('home')}</Action>
      </ActionRow>
    </PageHero>
  );
}
