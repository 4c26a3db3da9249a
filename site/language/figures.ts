/** Writes prices, durations, days, hours and lists for patients, in the words of a language. */
import { groupHours } from '../../branches/model/hours.ts';
import type { Branch } from '../../branches/model/siteModel.ts';
import { SPOKEN_LANGUAGES, type SpokenLanguage } from '../../branches/model/spokenLanguages.ts';
import type { Amount, Price, TreatmentFigures } from '../../branches/model/treatments.ts';
import { DAY_MINUTES, isAllDay, type Shift, WEEKDAYS, type Weekday } from '../../branches/model/week.ts';
import type { Language } from '../../locales/languages.ts';
import type { Translator } from './translator.ts';

const MONTHS_IN_A_YEAR = 12;

type Unit = 'sittings' | 'minutes' | 'days' | 'months';

const indianNumber = new Intl.NumberFormat('en-IN');

/** A number with Indian digit grouping: 75,000 and 1,00,000. */
export const formatNumber = (amount: number): string => indianNumber.format(amount);

/** "Rs 2,500 to 6,000; a difficult tooth can cost more". */
export function formatPrice(price: Price, words: Translator): string {
  const say = (key: string, values: Record<string, string>) =>
    words.find('common', `figures.rupees.${key}`, values).text;
  let text: string;
  if ('exact' in price) text = say('exact', { amount: formatNumber(price.exact) });
  else if ('about' in price) text = say('about', { amount: formatNumber(price.about) });
  else if (price.to === undefined) text = say('from', { amount: formatNumber(price.from) });
  else text = say('range', { from: formatNumber(price.from), to: formatNumber(price.to) });
  if (price.onwards) text = say('onwards', { price: text });
  if (price.each) text = say('each', { price: text });
  return text;
}

/** "30 to 60 minutes", "6 months to 2 years", "about 30 minutes". */
export function formatAmount(amount: Amount, unit: Unit, words: Translator): string {
  const say = (key: string, values: Record<string, string>) => words.find('common', `figures.${key}`, values).text;
  const format = (value: number) => {
    const { count, unit: shown } = counted(value, unit);
    return words.find('common', `figures.${shown}`, { count, amount: formatNumber(count) }).text;
  };
  if ('exact' in amount) return format(amount.exact);
  if ('about' in amount) return say('about', { amount: format(amount.about) });
  if (amount.to === undefined) return say('from', { amount: format(amount.from) });
  const [from, to] = [counted(amount.from, unit), counted(amount.to, unit)];
  return say('range', {
    from: from.unit === to.unit ? formatNumber(from.count) : format(amount.from),
    to: format(amount.to),
  });
}

/** Whole years are not counted in months. */
const counted = (value: number, unit: Unit) =>
  unit === 'months' && value >= MONTHS_IN_A_YEAR && value % MONTHS_IN_A_YEAR === 0
    ? { count: value / MONTHS_IN_A_YEAR, unit: 'years' }
    : { count: value, unit };

/** The known figures of a treatment, formatted. */
export function formatFigures(figures: TreatmentFigures, words: Translator): Partial<Record<Unit | 'price', string>> {
  const texts: ReturnType<typeof formatFigures> = {};
  for (const unit of ['sittings', 'minutes', 'days', 'months'] as const) {
    const amount = figures[unit];
    if (amount) texts[unit] = formatAmount(amount, unit, words);
  }
  if (figures.price) texts.price = formatPrice(figures.price, words);
  return texts;
}

/** "31 August 2025" from an ISO day. `Intl` adds a comma in Tamil, which nobody writes. */
export function formatDay(isoDay: string, words: Pick<Translator, 'language'>): string {
  const options = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const day = new Intl.DateTimeFormat(words.language.intl, options).format(new Date(`${isoDay}T00:00:00Z`));
  return day.replace(',', '');
}

const timeFormats = new Map<string, Intl.DateTimeFormat>();

/** Cached by language: creating a format takes as long as a hundred uses. */
function timeFormatOf({ code, intl, dayPeriods }: Language): Intl.DateTimeFormat {
  const options = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12', timeZone: 'UTC' } as const;
  const timeFormat =
    timeFormats.get(code) ?? new Intl.DateTimeFormat(intl, { ...options, ...(dayPeriods && { dayPeriod: 'short' }) });
  timeFormats.set(code, timeFormat);
  return timeFormat;
}

/** "10:30 AM", "midnight" or "காலை 10:30" from minutes after midnight, which may be on the next day. */
export function formatTime(time: number, { find, language }: Pick<Translator, 'find' | 'language'>): string {
  const minutes = time % DAY_MINUTES;
  if (minutes === 0) return find('common', 'hours.midnight').text;
  const { dayPeriods } = language;
  const partsAt = (minute: number) => timeFormatOf(language).formatToParts(new Date(minute * 60_000));
  const periodAt = (hour: number) => partsAt(hour * 60).find(({ type }) => type === 'dayPeriod')?.value;
  const sameAsHour = dayPeriods?.[Math.floor(minutes / 60)];
  return partsAt(minutes)
    .map(({ type, value }) => (type === 'dayPeriod' ? ((sameAsHour && periodAt(sameAsHour)) ?? value) : value))
    .join('')
    .replace(/\b[ap]m\b/, (half) => half.toUpperCase())
    .replace(/\u202f/g, ' ');
}

/** "10:30 AM to 1:30 PM", "Open 24 hours". */
export function formatShift(shift: Shift, words: Translator): string {
  if (isAllDay(shift)) return words.find('common', 'hours.allDay').text;
  return words.find('common', 'hours.shift', {
    opens: formatTime(shift.opens, words),
    closes: formatTime(shift.closes, words),
  }).text;
}

/** The opening hours of a branch: a line for consecutive days that have the same shifts, none if closed. */
export function formatHours(
  branch: Branch,
  words: Translator,
): readonly Readonly<{ days: string; shifts: readonly string[] }>[] {
  return groupHours(branch.hours).map(({ from, to, shifts }) => ({
    days: from === to ? formatWeekday(from, words) : formatDayRange(from, to, words),
    shifts: shifts.map((shift) => formatShift(shift, words)),
  }));
}

const formatWeekday = (day: Weekday, words: Translator) => words.find('common', `days.${day}`).text;

const formatDayRange = (first: Weekday, last: Weekday, words: Translator) =>
  words.find('common', 'days.range', { from: formatWeekday(first, words), to: formatWeekday(last, words) }).text;

/**
 * A list as running text: "Chennai and Kavalkinaru", in Tamil "சென்னை, காவல்கிணறு".
 * @param kind `or` if one of them is to be chosen: "Chennai or Kavalkinaru"
 */
export function formatList(
  items: readonly string[],
  { language }: Pick<Translator, 'language'>,
  kind: 'and' | 'or' = 'and',
): string {
  const all = language.commaLists ? 'unit' : 'conjunction';
  return new Intl.ListFormat(language.intl, { type: kind === 'or' ? 'disjunction' : all }).format(items);
}

/** From three days in a row on, a range is shorter. */
const SHORTEST_RANGE = 3;

/** "Monday, Wednesday and Friday", "Monday to Saturday"; empty for no days. */
export function formatDays(days: readonly Weekday[], words: Translator): string {
  const items = runsOf(days).flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    const isRange = run.length >= SHORTEST_RANGE && first && last;
    return isRange ? [formatDayRange(first, last, words)] : run.map((day) => formatWeekday(day, words));
  });
  return formatList(items, words);
}

/** The days in the order of the week, split into those that follow one another. */
function runsOf(days: readonly Weekday[]): readonly (readonly Weekday[])[] {
  const runs: Weekday[][] = [[]];
  for (const day of WEEKDAYS) {
    if (days.includes(day)) runs.at(-1)?.push(day);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** The languages that a dentist speaks: "Tamil and English", in Tamil "தமிழ், ஆங்கிலம்"; empty for no languages. */
export function formatLanguages(spoken: readonly SpokenLanguage[], words: Translator): string {
  const names = new Intl.DisplayNames(words.language.intl, { type: 'language' });
  const languageName = (language: SpokenLanguage) => names.of(SPOKEN_LANGUAGES[language]) ?? language;
  return formatList(spoken.map(languageName), words);
}
