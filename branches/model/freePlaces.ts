import type { SiteModel } from './siteModel.ts';

/** Whether the shown branches still give free online consultations: all of them, some, or none. */
export type FreePlaces = 'all' | 'some' | 'none';

/** Reads the switch `consultation.freeOnline` of the branch files. */
export function freePlaces({ branches }: Pick<SiteModel, 'branches'>): FreePlaces {
  const free = branches.filter(({ consultation }) => consultation.freeOnline).length;
  if (free === branches.length) return 'all';
  return free > 0 ? 'some' : 'none';
}
