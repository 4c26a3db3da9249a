import type { OfferState } from './siteModel.ts';

type Period = Readonly<{ firstDay?: string; lastDay?: string; ended?: boolean }>;

/** The state of an offer on the day `today`; the first and last day are included. */
export function offerState({ firstDay, lastDay, ended }: Period, today: string): OfferState {
  if (ended || (lastDay !== undefined && today > lastDay)) return 'ended';
  if (firstDay !== undefined && today < firstDay) return 'upcoming';
  return 'current';
}
