/** Offers that have ended or end soon. */

import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { daysBetween } from '../day.ts';
import { CLINIC_ID } from '../files/crossChecks.ts';
import type { SiteFiles } from '../files/parseFiles.ts';

type Ending = Readonly<{ id: string; lastDay?: string; ended?: boolean }>;

const SOON_DAYS = 14;

/** One problem for every offer of a file that has ended or ends within 14 days of `today`. */
export function offerEndings(files: SiteFiles, source: YamlSource, today: string): readonly Problem[] {
  const owner = source.id === CLINIC_ID ? files.clinic : files.branches.find(({ id }) => id === source.id)?.file;
  return (owner?.offers ?? []).flatMap((offer: Ending, index) => {
    const message = ending(offer, today);
    return message ? [source.problemAt(['offers', index], message)] : [];
  });
}

function ending({ id, lastDay, ended }: Ending, today: string): string | undefined {
  const left = lastDay === undefined ? undefined : daysBetween(today, lastDay);
  if (left !== undefined && left < 0) return `offer ${id} ended ${days(-left)} ago: move or remove it`;
  if (ended) return `offer ${id} is marked as ended: remove it when it no longer needs to be shown`;
  if (left === undefined || left > SOON_DAYS) return undefined;
  return `offer ${id} ends ${left === 0 ? 'today' : `in ${days(left)}`} (${lastDay}): have the next one ready`;
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);
