import type { SiteModel } from './siteModel.ts';

/** How many of the shown branches still offer free online consultations. */
export type FreePlaces = 'all' | 'some' | 'none';

/** Summarises `consultation.freeOnline` of the branches. */
export function freePlaces({ branches }: Pick<SiteModel, 'branches'>): FreePlaces {
  const free = branches.filter(({ consultation }) => consultation.freeOnline).length;
  if (free === branches.length) return 'all';
  return free > 0 ? 'some' : 'none';
}
