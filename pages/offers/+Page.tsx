import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { areManyBranches } from '../../branches/model/manyBranches.ts';
import type { Branch, Offer, SiteModel } from '../../branches/model/siteModel.ts';
import { AllBranchesAction, BookAction } from '../../components/branches/BranchLinks.tsx';
import { Closing } from '../../components/branches/CallToAction.tsx';
import { useShownBranches } from '../../components/branches/useShownBranches.ts';
import { CelebratedOffers } from '../../components/offers/CelebratedOffers.tsx';
import { OfferCard } from '../../components/offers/OfferCard.tsx';
import { isTimed } from '../../components/offers/OfferPicture.tsx';
import { PageHero } from '../../components/site/PageHero.tsx';
import { ActionRow, type Background, Section } from '../../components/ui/layout/Section.tsx';
import { Action } from '../../components/ui/links/Action.tsx';
import { Icon } from '../../components/ui/links/Icon.tsx';
import { color, measure, radius, space } from '../../components/ui/style/tokens.ts';
import { usePage } from '../../renderer/context/pageContext.tsx';
import { useTranslation } from '../../renderer/context/useTranslation.tsx';
import { formatBranches } from '../../site/language/branchNames.ts';
import { pathOf } from '../../site/pages/routes.ts';

/** /offers: of all branches, of single branches, and past ones. */
export function Page() {
  const { site, translator } = usePage();
  const { t } = useTranslation('offers');
  const { t: tCommon } = useTranslation('common');
  const { branches: shown, all } = useShownBranches();
  const { everywhere, limited, past, isCut } = groupOffers(site, shown);
  const celebrated = celebratedOffers([...everywhere, ...limited.flatMap(({ offers }) => offers)]);
  const titleOf = (ids: readonly string[]) => {
    const names = formatBranches(
      site.branches.filter(({ id }) => ids.includes(id)),
      translator,
    );
    return areManyBranches(ids)
      ? t('groups.branch.titleMany', { branches: names })
      : t('groups.branch.title', { branch: names });
  };
  return (
    <>
      <PageHero
        title={t('hero.title')}
        lead={t('hero.lead')}
        scene={celebrated.length > 0 && <CelebratedOffers offers={celebrated} />}
      >
        <ActionRow>
          <BookAction />
        </ActionRow>
      </PageHero>
      <OfferGroup
        title={t('groups.current.title')}
        empty={t('groups.current.empty')}
        offers={everywhere}
        celebrated={celebrated[0]}
      />
      {limited.map(({ branches, offers }) => (
        <OfferGroup
          key={branches.join()}
          title={titleOf(branches)}
          empty={t('groups.branch.empty')}
          offers={offers}
          celebrated={celebrated[0]}
          background="mint"
        />
      ))}
      {all && isCut && (
        <Section title={t('groups.elsewhere.title')} intro={t('groups.elsewhere.text')}>
          <AllBranchesAction />
        </Section>
      )}
      <PastOffers offers={past} />
      <Closing namespace="offers">
        <Action href={pathOf('contact')} look="light" icon="phone">
          {tCommon('actions.viewContact')}
        </Action>
      </Closing>
    </>
  );
}

type OfferGroupProps = Readonly<{
  title: ReactNode;
  /** If the group has no current offers. */
  empty: ReactNode;
  offers: readonly Offer[];
  celebrated: Offer | undefined;
  background?: Background;
}>;

/** `renderer/client/offers.ts` removes those that have expired since the build. */
function OfferGroup({ title, empty, offers, celebrated, background }: OfferGroupProps) {
  return (
    <Section title={title} background={background}>
      <div data-offer-group="">
        {offers.length > 0 && (
          <List>
            {offers.map((offer) => (
              <OfferCard key={offer.id} offer={offer} celebrated={offer === celebrated} />
            ))}
          </List>
        )}
        <Empty data-no-offers="" hidden={offers.length > 0}>
          <Icon name="gift" />
          <span>{empty}</span>
        </Empty>
      </div>
    </Section>
  );
}

/** `renderer/client/offers.ts` adds those that have expired since the build. */
function PastOffers({ offers }: Readonly<{ offers: readonly Offer[] }>) {
  const { t } = useTranslation('offers');
  return (
    <Section
      title={t('groups.past.title')}
      intro={t('groups.past.intro')}
      background="sand"
      hidden={offers.length === 0}
    >
      <List data-past-offers="">
        {offers.map((offer) => (
          <OfferCard key={[...offer.branches, offer.id].join()} offer={offer} />
        ))}
      </List>
    </Section>
  );
}

/** Those that end come first. One that does not end needs no other to take its place. */
function celebratedOffers(current: readonly Offer[]): readonly Offer[] {
  const inOrder = [...current.filter(isTimed), ...current.filter((offer) => !isTimed(offer))];
  const lasting = inOrder.findIndex(({ lastDay }) => !lastDay);
  return lasting < 0 ? inOrder : inOrder.slice(0, lasting + 1);
}

/**
 * The offers by where and when they are valid: upcoming ones are in no group, and a group of branches may be empty.
 * `isCut`: others are valid only at branches that the page does not show.
 */
function groupOffers({ offers }: Pick<SiteModel, 'offers'>, shown: readonly Branch[]) {
  const isShown = ({ branches }: Offer) =>
    branches.length === 0 || areManyBranches(branches) || shown.some(({ id }) => branches.includes(id));
  const valid = offers.filter(({ state }) => state !== 'upcoming');
  const started = valid.filter(isShown);
  const current = started.filter(({ state }) => state === 'current');
  const branchSets = new Map(started.map(({ branches }) => [branches.join(), branches]));
  branchSets.delete('');
  return {
    everywhere: current.filter(({ branches }) => branches.length === 0),
    limited: Array.from(branchSets, ([key, branches]) => ({
      branches,
      offers: current.filter((offer) => offer.branches.join() === key),
    })),
    past: started.filter(({ state }) => state === 'ended'),
    isCut: valid.some((offer) => !isShown(offer) && offer.state === 'current'),
  };
}

const List = styled.ul`
  display: grid;
  gap: ${space.m};
  padding: 0;
  list-style: none;

  &:empty {
    display: none;
  }
`;

const Empty = styled.p`
  display: flex;
  gap: ${space.s};
  max-width: ${measure.wide};
  padding: ${space.m};
  border: 1px dashed ${color.teal};
  border-radius: ${radius.m};

  svg {
    color: ${color.teal};
  }
`;
