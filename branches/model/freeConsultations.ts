import type { SiteModel } from './siteModel.ts';

/** How many of the shown branches still offer free online consultations. */
type FreeConsultations = 'all' | 'some' | 'none';

export function freeConsultations({ branches }: Pick<SiteModel, 'branches'>): FreeConsultations {
  const free = branches.filter(({ consultation }) => consultation.freeOnline).length;
  if (free === branches.length) return 'all';
  return free > 0 ? 'some' : 'none';
}
