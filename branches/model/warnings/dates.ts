/** Days that have passed, or cannot be. */
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { daysBetween, isDay } from '../day.ts';
import { CLINIC_ID, valuesAt } from '../files/crossChecks.ts';
import type { SiteFiles } from '../files/parseFiles.ts';
import type { Weekday } from '../week.ts';

type Offer = Readonly<{ id: string; lastDay?: string; ended?: boolean }>;

const SOON_DAYS = 14;

/** One problem for every offer of a file that has ended or ends within 14 days of `today`. */
export function offerEndings(files: SiteFiles, source: YamlSource, today: string): readonly Problem[] {
  return aboutOffers(files, source, ({ id, lastDay, ended }) => {
    const left = lastDay === undefined ? undefined : daysBetween(today, lastDay);
    if (left !== undefined && left < 0) return `offer ${id} ended ${days(-left)} ago: move or remove it`;
    if (ended) return `offer ${id} is marked as ended: remove it when it no longer needs to be shown`;
    if (left === undefined || left > SOON_DAYS) return undefined;
    return `offer ${id} ends ${left === 0 ? 'today' : `in ${days(left)}`} (${lastDay}): have the next one ready`;
  });
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

const yearOf = (day: string) => Number(day.slice(0, 4));

/** One warning for every offer of a file that ended in an earlier year than `today`: nobody has updated it since. */
export function lastYearsOffers(files: SiteFiles, source: YamlSource, today: string): readonly Problem[] {
  return aboutOffers(files, source, ({ id, lastDay }) =>
    lastDay !== undefined && yearOf(lastDay) < yearOf(today)
      ? `offer ${id} ended in ${yearOf(lastDay)}, and the offers page still shows it as ended. Delete it, or give it new dates and texts.`
      : undefined,
  );
}

function aboutOffers(files: SiteFiles, source: YamlSource, messageOf: (offer: Offer) => string | undefined) {
  const { offers = [] } = (source.id === CLINIC_ID ? files.clinic : branchOf(files, source)) ?? {};
  return offers.flatMap((offer: Offer, index) => {
    const message = messageOf(offer);
    return message ? [source.problemAt(['offers', index], message)] : [];
  });
}

/** One warning for all holidays of a branch file that are in an earlier year than `today`: most recur every year. */
export function lastYearsHolidays(files: SiteFiles, source: YamlSource, today: string): readonly Problem[] {
  const days = (branchOf(files, source)?.exceptions ?? []).map(({ day }) => day);
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

const branchOf = ({ branches }: SiteFiles, source: YamlSource) => branches.find(({ id }) => id === source.id)?.file;

/** A warning for every review that is dated after `today`. No mistake: a site can be built as on an earlier day. */
export function futureReviews(source: YamlSource, today: string): readonly Problem[] {
  return valuesAt(source, 'reviews', '*', 'date').flatMap(({ path }) => {
    const date = source.textAt(path);
    if (date === undefined || date <= today) return [];
    const message = `reviews.date: found ${date}, which is after today (${today}). Type the day on which the review was written.`;
    return [source.problemAt(path, message)];
  });
}

/** A warning for every day on which a dentist works at a branch that is closed then. */
export function closedWorkdays({ branches }: SiteFiles, source: YamlSource): readonly Problem[] {
  return valuesAt(source, 'team', '*', 'branches', '*', 'days', '*').flatMap(({ path }) => {
    const day = source.textAt(path);
    const branch = source.textAt([...path.slice(0, 4), 'branch']);
    const name = source.textAt([...path.slice(0, 2), 'name', 'en']);
    const hours = branches.find(({ id }) => id === branch)?.file.hours;
    if (hours?.[day as Weekday] !== 'closed') return [];
    const message = `team.branches.days: ${name} works on ${day}, but ${branch}.yaml says that the branch is closed then. Change one of them.`;
    return [source.problemAt(path, message)];
  });
}
