/** Opening hours as staff write them: seven days, each a list of `HH:MM-HH:MM` or `closed`. */
import { z } from 'zod';
import { expected } from '../../../diagnostics/expectations.ts';
import { DAY_MINUTES, type Shift, WEEKDAYS } from '../week.ts';
import { described, group, titled } from './manual.ts';
import { day, listOf, localText, matching } from './values.ts';

const CLOCK = '([01]\\d|2[0-3]):([0-5]\\d)';
const SHIFT = new RegExp(`^${CLOCK}-(?:${CLOCK}|24:00)$`);

/** Reads `10:30-13:30` as minutes after midnight, `18:00-00:30` as well; undefined for any other format. */
export function readShift(written: string): Shift | undefined {
  const parts = SHIFT.exec(written);
  if (!parts) return undefined;
  const [, openHour, openMinute, closeHour = 24, closeMinute = 0] = parts;
  const opens = Number(openHour) * 60 + Number(openMinute);
  const closes = Number(closeHour) * 60 + Number(closeMinute);
  // Not 00:00-00:00, which may be a day off.
  return { opens, closes: opens > 0 && closes <= opens ? closes + DAY_MINUTES : closes };
}

/**
 * Whether the closing time is after the opening time, on the same day or soon after midnight. Of a longer night, the closing
 * time was meant in the afternoon: 10:30-01:30.
 */
export function isInOrder({ opens, closes }: Shift): boolean {
  return opens < closes && (closes <= DAY_MINUTES || closes - opens <= DAY_MINUTES / 2);
}

const inOrder = (day: readonly string[]): boolean =>
  day.map(readShift).every((shift, i, shifts) => !shift || (shifts[i - 1]?.closes ?? -1) < shift.opens);

const shift = titled(
  matching(SHIFT, expected('clock')).refine(
    (written) => isInOrder(readShift(written) ?? { opens: 0, closes: 1 }),
    expected('clockOrder'),
  ),
  'Opening and closing time',
  'Opening and closing time, 24-hour clock.',
  '10:30-13:30',
);

const error = expected('dayHours');
export const dayHours = z
  .union([z.literal('closed'), z.array(shift).min(1, error).refine(inOrder, expected('shiftOrder'))], { error })
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
  listOf('Day', 'days', {
    day: described(day, 'The day.', '2027-01-15'),
    hours: titled(dayHours, 'Opening times', 'The opening times of that day, or closed.'),
    note: titled(localText, 'Reason', 'Why, in a word or two.', { en: 'Pongal' }).optional(),
  }),
  'Holidays and short days',
  'Days with other opening times, if there are any: holidays and short days.',
  [{ day: '2027-01-15', hours: 'closed', note: { en: 'Pongal' } }],
);
