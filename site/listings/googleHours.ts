/** Opening hours in the cells of Google's sheets: `10:30-13:30, 17:30-20:30`, `x` for a day off, `2027-01-15: x` for a holiday. */
import { guessDay } from '../../branches/model/files/suggestion.ts';
import type { BranchFile } from '../../branches/model/schema/branchFile.ts';
import { readShift } from '../../branches/model/schema/openingHours.ts';
import { weekdayAt } from '../../branches/model/visit.ts';
import { WEEKDAYS } from '../../branches/model/week.ts';
import { normalText } from '../../diagnostics/normalText.ts';

/** The hours of a day. Branch files write a shift as Google does: on the 24-hour clock, also past midnight and around the clock. */
export const writeDay = (day: BranchFile['hours']['monday']): string => (day === 'closed' ? 'x' : day.join(', '));

/** The exceptions that are still to come, each shift with its day. @param today ISO day in Asia/Kolkata */
export const writeSpecialHours = ({ exceptions = [] }: BranchFile, today: string): string =>
  exceptions
    .filter(({ day }) => day >= today)
    .flatMap(({ day, hours }) => (hours === 'closed' ? ['x'] : hours).map((shift) => `${day}: ${shift}`))
    .join(', ');

/** The hours of each day in a cell. A shift without a day is of the day before it; for the first, that is no day. */
function readSpecialHours(cell: string): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  let last = '';
  for (const part of normalText(cell).split(/[,;]/)) {
    const [, day = last, hours = ''] = /^ *(?:(\d{4}-\d{2}-\d{2}) ?:)? *(.*)$/.exec(part) ?? [];
    if (day || hours) days.set(day, [days.get(day), hours].filter(Boolean).join(', '));
    last = day;
  }
  return days;
}

/** The days from today on for which either side has special hours; the other has those of the weekday then, as Google may confirm. */
export function specialDays({ hours, exceptions = [] }: BranchFile, cell: string, today: string) {
  const special = readSpecialHours(cell);
  const days = new Set([...exceptions.map(({ day }) => day), ...special.keys()]);
  return [...days]
    .filter((day) => day === '' || day >= today)
    .map((day) => {
      const weekday = WEEKDAYS[weekdayAt(Date.parse(day))] ?? 'monday';
      const usual = day && writeDay(hours[weekday]);
      const i = exceptions.findIndex((each) => each.day === day);
      const texts = [exceptions[i] ? writeDay(exceptions[i].hours) : usual];
      return { day, path: i < 0 ? ['hours', weekday] : ['exceptions', i], texts, theirs: special.get(day) ?? usual };
    });
}

/** Midnight to midnight, as programs without a 24:00 write it. */
const ALL_DAY = /^(?:00:00-00:00|12:00 ?am-12:00 ?am)$/i;

const shiftIn = (part: string) => readShift(ALL_DAY.test(part) ? '00:00-24:00' : part);

/** The same text for the same hours of a day, however they are written: `9:00 AM – 5:00 PM`, `Closed`, nothing. Other texts stay. */
export function hoursForm(cell: string): string {
  const text = normalText(cell)
    .replace(/\s*[-–—]\s*/g, '-')
    .replace(/(?<!\d)\d(?=:)/g, '0$&');
  if (/^x?$/i.test(text)) return 'x';
  const parts = text.split(/\s*[,;]\s*/);
  const day = parts.every(shiftIn) ? parts : guessDay(text);
  if (day === undefined || day === 'closed') return day ? 'x' : text;
  const shifts = day.map(shiftIn).map((shift) => `${shift?.opens}-${shift?.closes}`);
  return shifts.sort().join(', ');
}
