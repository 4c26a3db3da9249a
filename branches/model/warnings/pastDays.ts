/** Offers and holidays of earlier years, which nobody has updated since. */

import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { isDay } from '../day.ts';
import { CLINIC_ID } from '../files/crossChecks.ts';
import type { SiteFiles } from '../files/parseFiles.ts';

type Dated = Readonly<{ id: string; lastDay?: string }>;

const yearOf = (day: string) => Number(day.slice(0, 4));

/** One warning for every offer of a file that ended in an earlier year than `today`. */
export function lastYearsOffers(files: SiteFiles, source: YamlSource, today: string): readonly Problem[] {
  const owner = source.id === CLINIC_ID ? files.clinic : branchNamed(files, source.id);
  return (owner?.offers ?? []).flatMap(({ id, lastDay }: Dated, index) => {
    if (lastDay === undefined || yearOf(lastDay) >= yearOf(today)) return [];
    const message = `offer ${id} ended in ${yearOf(lastDay)}, and the offers page still shows it as ended. Delete it, or give it new dates and texts.`;
    return [source.problemAt(['offers', index], message)];
  });
}

/** One warning for all holidays of a branch file that are in an earlier year than `today`: most recur every year. */
export function lastYearsHolidays(files: SiteFiles, source: YamlSource, today: string): readonly Problem[] {
  const days = (branchNamed(files, source.id)?.exceptions ?? []).map(({ day }) => day);
  const past = days.filter((day) => yearOf(day) < yearOf(today));
  const [first] = past;
  if (first === undefined) return [];
  const found =
    past.length === 1
      ? `exceptions: ${first} is in an earlier year, which no page shows any more.`
      : `exceptions: ${past.length} days are in earlier years, which no page shows any more; the first is ${first}.`;
  const next = [0, 1]
    .map((years) => `${yearOf(today) + years}${first.slice(4)}`)
    .find((day) => isDay(day) && day >= today && !days.includes(day));
  const type = next === undefined ? '' : ` Type for example: day: ${next}`;
  const message = `${found} Type the dates of the coming holidays instead, or delete ${past.length === 1 ? 'it' : 'them'}.${type}`;
  return [source.problemAt(['exceptions', days.indexOf(first), 'day'], message)];
}

const branchNamed = ({ branches }: SiteFiles, id: string) => branches.find((branch) => branch.id === id)?.file;
