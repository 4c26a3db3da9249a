/** Opening hours as staff write them: seven days, each a list of `HH:MM-HH:MM` or `closed`. */
import { z } from 'zod';
import { type Shift, WEEKDAYS } from '../week.ts';
import { described, group, titled } from './manual.ts';
import { day, listOf, localText, matching } from './values.ts';

const CLOCK = '([01]\\d|2[0-3]):([0-5]\\d)';
const SHIFT = new RegExp(`^${CLOCK}-${CLOCK}$`);

/** Reads `10:30-13:30` as minutes after midnight; undefined for any other format. */
export function readShift(written: string): Shift | undefined {
  const parts = SHIFT.exec(written)?.slice(1).map(Number);
  if (!parts) return undefined;
  const [openHour = 0, openMinute = 0, closeHour = 0, closeMinute = 0] = parts;
  return { opens: openHour * 60 + openMinute, closes: closeHour * 60 + closeMinute };
}

function closesAfterOpening(written: string): boolean {
  const { opens = 0, closes = 1 } = readShift(written) ?? {};
  return opens < closes;
}

const inOrder = (day: readonly string[]): boolean =>
  day.map(readShift).every((shift, i, shifts) => !shift || (shifts[i - 1]?.closes ?? -1) < shift.opens);

const shift = titled(
  matching(SHIFT, 'an opening and a closing time in 24-hour format, joined by a hyphen').refine(
    closesAfterOpening,
    'a closing time after the opening time (24-hour clock: 5:30 PM is 17:30)',
  ),
  'Opening and closing time',
  'Opening and closing time, 24-hour clock.',
  '10:30-13:30',
);

const expectedDay = 'a list of opening times in square brackets, or the word closed';
export const dayHours = z
  .union(
    [
      z.literal('closed'),
      z.array(shift).min(1, expectedDay).refine(inOrder, 'times in order, with a break between them'),
    ],
    { error: expectedDay },
  )
  .meta({ examples: [['10:30-13:30', '17:30-20:30']] });

const hoursOn = (day: string) => described(dayHours, `Opening times on ${day}s.`);

export const openingHours = group(
  'Opening hours',
  'Opening times of all seven days.',
  {
    monday: hoursOn('Monday'),
    tuesday: hoursOn('Tuesday'),
    wednesday: hoursOn('Wednesday'),
    thursday: hoursOn('Thursday'),
    friday: hoursOn('Friday'),
    saturday: hoursOn('Saturday'),
    sunday: hoursOn('Sunday'),
  },
  Object.fromEntries(WEEKDAYS.map((day) => [day, day === 'sunday' ? 'closed' : ['10:30-13:30']])),
);

export const openingExceptions = titled(
  listOf('Day', 'a list of days', {
    day: described(day, 'The day.', '2027-01-15'),
    hours: titled(dayHours, 'Opening times', 'The opening times of that day, or closed.'),
    note: titled(localText, 'Reason', 'Why, in a word or two.', { en: 'Pongal' }).optional(),
  }),
  'Holidays and short days',
  'Days with other opening times, if there are any: holidays and short days.',
  [{ day: '2027-01-15', hours: 'closed', note: { en: 'Pongal' } }],
);
