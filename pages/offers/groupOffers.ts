import type { Offer, SiteModel } from '../../branches/model/siteModel.ts';

/** Offers that hold at some branches only; none of them may be current any more. */
export type LimitedOffers = Readonly<{ branches: readonly string[]; offers: readonly Offer[] }>;

export type OfferGroups = Readonly<{
  /** Current offers of the whole clinic. */
  everywhere: readonly Offer[];
  limited: readonly LimitedOffers[];
  past: readonly Offer[];
}>;

/** The offers as /offers shows them. Offers whose first day is still to come are in no group. */
export function groupOffers({ offers }: Pick<SiteModel, 'offers'>): OfferGroups {
  const begun = offers.filter(({ state }) => state !== 'upcoming');
  const current = begun.filter(({ state }) => state === 'current');
  const limits = new Map(begun.map(({ branches }) => [branches.join(), branches]));
  limits.delete('');
  return {
    everywhere: current.filter(({ branches }) => branches.length === 0),
    limited: [...limits].map(([key, branches]) => ({
      branches,
      offers: current.filter((offer) => offer.branches.join() === key),
    })),
    past: begun.filter(({ state }) => state === 'ended'),
  };
}
