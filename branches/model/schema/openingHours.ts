/** Opening hours as staff write them: seven days, each a list of `HH:MM-HH:MM` or `closed`. */
import { z } from 'zod';
import { expected } from '../../../diagnostics/expectations.ts';
import { DAY_MINUTES, type Shift, WEEKDAYS } from '../week.ts';
import { group, named } from './manual.ts';
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

const shift = named(
  matching(SHIFT, expected('clock')).refine(
    (written) => isInOrder(readShift(written) ?? { opens: 0, closes: 1 }),
    expected('clockOrder'),
  ),
  'hours.shift',
  '10:30-13:30',
);

const error = expected('dayHours');
export const dayHours = z
  .union([z.literal('closed'), z.array(shift).min(1, error).refine(inOrder, expected('shiftOrder'))], { error })
  .meta({ examples: [['10:30-13:30', '17:30-20:30']] });

export const openingHours = group(
  'branch.hours',
  {
    monday: named(dayHours, 'hours.monday'),
    tuesday: named(dayHours, 'hours.tuesday'),
    wednesday: named(dayHours, 'hours.wednesday'),
    thursday: named(dayHours, 'hours.thursday'),
    friday: named(dayHours, 'hours.friday'),
    saturday: named(dayHours, 'hours.saturday'),
    sunday: named(dayHours, 'hours.sunday'),
  },
  Object.fromEntries(WEEKDAYS.map((day) => [day, day === 'sunday' ? 'closed' : ['10:30-13:30']])),
);

export const openingExceptions = named(
  listOf('holiday.itself', 'days', {
    day: named(day, 'holiday.day', '2027-01-15'),
    hours: named(dayHours, 'holiday.hours'),
    note: named(localText, 'holiday.note', { en: 'Pongal' }).optional(),
  }),
  'branch.exceptions',
  [{ day: '2027-01-15', hours: 'closed', note: { en: 'Pongal' } }],
);
