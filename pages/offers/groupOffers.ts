import type { Offer, SiteModel } from '../../branches/model/siteModel.ts';

/** The current offers of certain branches only; the list may be empty. */
export type LimitedOffers = Readonly<{ branches: readonly string[]; offers: readonly Offer[] }>;

/** The offers by where and when they are valid. */
export type OfferGroups = Readonly<{
  /** Current offers of the whole clinic. */
  everywhere: readonly Offer[];
  limited: readonly LimitedOffers[];
  past: readonly Offer[];
}>;

/** Groups the offers for /offers. Upcoming offers are in no group. */
export function groupOffers({ offers }: Pick<SiteModel, 'offers'>): OfferGroups {
  const started = offers.filter(({ state }) => state !== 'upcoming');
  const current = started.filter(({ state }) => state === 'current');
  const branchSets = new Map(started.map(({ branches }) => [branches.join(), branches]));
  branchSets.delete('');
  return {
    everywhere: current.filter(({ branches }) => branches.length === 0),
    limited: [...branchSets].map(([key, branches]) => ({
      branches,
      offers: current.filter((offer) => offer.branches.join() === key),
    })),
    past: started.filter(({ state }) => state === 'ended'),
  };
}
