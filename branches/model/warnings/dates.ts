/** Days that have passed, or cannot be. */
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { Sentence } from '../../../diagnostics/sentences.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { daysBetween, isDay } from '../day.ts';
import { CLINIC_ID } from '../files/branchName.ts';
import { valuesAt } from '../files/crossChecks.ts';
import { label } from '../files/nestingMistakes.ts';
import type { SiteFiles } from '../files/parseFiles.ts';
import type { Weekday } from '../week.ts';

type Offer = NonNullable<SiteFiles['clinic']['offers']>[number];

const SOON_DAYS = 14;

/** One problem for every offer of a file that has ended or ends within 14 days of `today`. */
export function offerEndings(files: SiteFiles, source: YamlSource, today: string): readonly Problem[] {
  return aboutOffers(files, source, ({ id, lastDay, ended }) => {
    const remark = (text: string, key: string, values = {}) =>
      ['remark', { text: `offer ${id} ${text}`, plain: [`left.${key}`, values] }] as const;
    const left = lastDay === undefined ? undefined : daysBetween(today, lastDay);
    if (left !== undefined && left < 0)
      return remark(`ended ${days(-left)} ago: move or remove it`, 'ended', { count: -left });
    if (ended) return remark('is marked as ended: remove it when it no longer needs to be shown', 'markedEnded');
    if (left === undefined || left > SOON_DAYS) return undefined;
    const when = left === 0 ? 'today' : `in ${days(left)}`;
    return remark(`ends ${when} (${lastDay}): have the next one ready`, 'endsSoon', { lastDay });
  });
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

const yearOf = (day: string) => Number(day.slice(0, 4));

/** One warning for every current discount of a file without a last day. */
export function endlessDiscounts(files: SiteFiles, source: YamlSource, today: string): readonly Problem[] {
  return aboutOffers(files, source, ({ id, lastDay, ended, title, description, terms }) => {
    if (lastDay !== undefined || ended) return undefined;
    const discount = [title, description, ...terms].map(({ en }) => /\d+ ?%/.exec(en)?.[0]).find(Boolean);
    return discount ? ['endlessDiscount', { id, discount, year: yearOf(today) }] : undefined;
  });
}

/** One warning for every offer of a file that ended in an earlier year than `today`: nobody has updated it since. */
export function lastYearsOffers(files: SiteFiles, source: YamlSource, today: string): readonly Problem[] {
  return aboutOffers(files, source, ({ id, lastDay }) =>
    lastDay !== undefined && yearOf(lastDay) < yearOf(today)
      ? ['lastYearsOffer', { id, year: yearOf(lastDay) }]
      : undefined,
  );
}

function aboutOffers(files: SiteFiles, source: YamlSource, judge: (offer: Offer) => Sentence | undefined) {
  const { offers = [] } = (source.id === CLINIC_ID ? files.clinic : branchOf(files, source)) ?? {};
  return offers.flatMap((offer: Offer, index) => {
    const found = judge(offer);
    return found ? [source.problemAt(['offers', index], ...found)] : [];
  });
}

/** One warning for all holidays of a branch file that are in an earlier year than `today`: most recur every year. */
export function lastYearsHolidays(files: SiteFiles, source: YamlSource, today: string): readonly Problem[] {
  const days = (branchOf(files, source)?.exceptions ?? []).map(({ day }) => day);
  const past = days.filter((day) => yearOf(day) < yearOf(today));
  const [first] = past;
  if (first === undefined) return [];
  const next = [0, 1]
    .map((years) => `${yearOf(today) + years}${first.slice(4)}`)
    .find((day) => isDay(day) && day >= today && !days.includes(day));
  const path = ['exceptions', days.indexOf(first), 'day'];
  return [source.problemAt(path, 'lastYearsHolidays', { count: past.length, first, next })];
}

/**
 * A warning for every holiday of a branch file that has passed this year, with the same day of the next year. It is for people who type:
 * in a file, the holidays of a year stay until it ends.
 */
export function pastHolidays(files: SiteFiles, source: YamlSource, today: string): readonly Problem[] {
  return (branchOf(files, source)?.exceptions ?? []).flatMap(({ day }, index) => {
    if (day >= today || yearOf(day) < yearOf(today)) return [];
    const path = ['exceptions', index, 'day'];
    const next = `${yearOf(today) + 1}${day.slice(4)}`;
    const problem = source.problemAt(path, 'pastHoliday', { day, next });
    return [isDay(next) ? { ...problem, proposal: { path, value: next } } : problem];
  });
}

const branchOf = ({ branches }: SiteFiles, source: YamlSource) => branches.find(({ id }) => id === source.id)?.file;

/** A warning for every review that is dated after `today`. No mistake: a site can be built as on an earlier day. */
export function futureReviews(source: YamlSource, today: string): readonly Problem[] {
  return valuesAt(source, 'reviews', '*', 'date').flatMap(({ path }) => {
    const date = source.textAt(path);
    return date === undefined || date <= today ? [] : [source.problemAt(path, 'futureReview', { date, today })];
  });
}

/** A warning for every day on which a dentist works at a branch that is closed then, in whichever file says so. */
export function closedWorkdays({ clinic, branches }: SiteFiles, source: YamlSource): readonly Problem[] {
  const days = [
    ...valuesAt(source, 'team', '*', 'branches', '*', 'days', '*'),
    ...valuesAt(source, 'dentists', '*', 'days', '*'),
  ];
  return days.flatMap(({ path }) => {
    const day = String(source.textAt(path));
    const dentist = source.textAt([...path.slice(0, 2), 'id']);
    const name = String(clinic.team.find(({ id }) => id === dentist)?.name.en);
    const branch = path[0] === 'team' ? String(source.textAt([...path.slice(0, 4), 'branch'])) : source.id;
    const hours = branches.find(({ id }) => id === branch)?.file.hours;
    if (hours?.[day as Weekday] !== 'closed') return [];
    return [source.problemAt(path, 'closedWorkday', { key: label(path), name, day, branch })];
  });
}
