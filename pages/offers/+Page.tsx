import { BookAction } from '../../components/branches/BookAction.tsx';
import { CallToAction } from '../../components/site/CallToAction.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { Confetti } from '../../components/ui/cards/Confetti.tsx';
import { ActionRow } from '../../components/ui/layout/ActionRow.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { usePage } from '../../renderer/context/pageContext.ts';
import { useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { formatList } from '../../renderer/i18n/figures.ts';
import { pathOf } from '../../renderer/site/routes.ts';
import { groupOffers } from './groupOffers.ts';
import { OfferGroup } from './OfferGroup.tsx';
import { PastOffers } from './PastOffers.tsx';

/** /offers: offers of all branches, offers of single branches, and past offers. */
export function Page() {
  const { site, translator } = usePage();
  const words = useWords('offers');
  const common = useWords('common');
  const local = useLocalWords();
  const { everywhere, limited, past } = groupOffers(site);
  const namesOf = (ids: readonly string[]) =>
    formatList(
      site.branches.filter(({ id }) => ids.includes(id)).map(({ name }) => local.plain(name)),
      translator,
    );
  return (
    <>
      <Confetti />
      <PageHero title={words.text('hero.title')} lead={words.text('hero.lead')}>
        <ActionRow>
          <BookAction />
        </ActionRow>
      </PageHero>
      <OfferGroup
        title={words.text('groups.current.title')}
        empty={words.text('groups.current.empty')}
        offers={everywhere}
      />
      {limited.map(({ branches, offers }) => (
        <OfferGroup
          key={branches.join()}
          title={words.text('groups.branch.title', { branch: namesOf(branches) })}
          empty={words.text('groups.branch.empty')}
          offers={offers}
          background="mint"
        />
      ))}
      <PastOffers offers={past} />
      <CallToAction title={words.text('closing.title')} text={words.text('closing.text')}>
        <Action href={pathOf('contact')} look="light" icon="phone">
          {common.text('actions.viewContact')}
        </Action>
      </CallToAction>
    </>
  );
}
