import type { OfferState } from './siteModel.ts';

type Period = Readonly<{ firstDay?: string; lastDay?: string; ended?: boolean }>;

/** Whether an offer holds on the day `today`; its first and its last day are days on which it does. */
export function offerState({ firstDay, lastDay, ended }: Period, today: string): OfferState {
  if (ended || (lastDay !== undefined && today > lastDay)) return 'ended';
  if (firstDay !== undefined && today < firstDay) return 'upcoming';
  return 'current';
}
