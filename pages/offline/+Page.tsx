import { CallActions } from '../../components/branches/CallActions.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { ActionRow } from '../../components/ui/layout/ActionRow.tsx';
import { Grid } from '../../components/ui/layout/Grid.tsx';
import { Section } from '../../components/ui/layout/Section.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { CheckList } from '../../components/ui/lists/CheckList.tsx';
import { useSite } from '../../renderer/context/pageContext.ts';
import { useWords } from '../../renderer/context/useWords.tsx';
import { ALWAYS_KEPT, pathOf } from '../../renderer/site/routes.ts';
import { OfflineBranch } from './OfflineBranch.tsx';

/** What a browser without a connection shows in place of a page that it has never seen. Nothing on it needs a connection. */
export function Page() {
  const { branches } = useSite();
  const words = useWords('offline');
  const common = useWords('common');
  return (
    <>
      <PageHero title={words.text('title')} lead={words.text('text')}>
        <ActionRow>
          <CallActions branches={branches} look="primary" withNumber />
        </ActionRow>
      </PageHero>
      <Section title={words.text('works.title')}>
        <CheckList items={words.list('works.items').map((key) => words.text(key))} />
        <ActionRow>
          {ALWAYS_KEPT.map((id) => (
            <Action key={id} href={pathOf(id)} look="quiet">
              {common.text(`footer.${id}`)}
            </Action>
          ))}
        </ActionRow>
      </Section>
      <Section title={words.text('branches')} background="sand">
        <Grid data-min="broad">
          {branches.map((branch) => (
            <OfflineBranch key={branch.id} branch={branch} />
          ))}
        </Grid>
      </Section>
    </>
  );
}
