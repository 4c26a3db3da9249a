/** Reads opening hours in the ways people write them. */
import { isInOrder, readShift } from '../schema/openingHours.ts';
import { clockTime, DAY_MINUTES } from '../week.ts';

const TIME = '(\\d{1,2})(?:[:.]?(\\d{2}))?\\s*(?:([ap])\\.?m\\.?)?';
const SHIFT = new RegExp(`^${TIME}\\s*(?:[-–—]|to|till|until)\\s*${TIME}$`, 'i');
const DAY_OFF = /^(closed|off|holiday|leave)$/i;
const ALL_DAY = /^(open )?(24 ?(hours|hrs)|24 ?[x/] ?7|all day|round the clock)$/i;

/** `closed`, or the opening times of a day such as `['11:00-13:30']`; undefined if there is any doubt. */
export function guessDay(text: string): 'closed' | readonly string[] | undefined {
  if (DAY_OFF.test(text)) return 'closed';
  if (ALL_DAY.test(text)) return ['00:00-24:00'];
  const shifts = text.split(/[,;&/]|\band\b/i).map((each) => guessShift(each.replace(/^[[({\s]+|[\])}\s]+$/g, '')));
  return shifts.every((shift) => shift !== undefined) ? shifts : undefined;
}

/** No clinic opens before this hour: an earlier one without AM or PM may be in the evening. */
const EARLIEST = 7;

/** An opening and a closing time such as `11:00-13:30`; undefined if there is any doubt. */
export function guessShift(text: string): string | undefined {
  const [, hour = '', minute = '00', half, endHour = '', endMinute = '00', endHalf] = SHIFT.exec(inFigures(text)) ?? [];
  const isShort = hour.length === 1 && Number(endHour) < 12;
  if (!half && !endHalf && Number(endHour) <= 12 && (Number(hour) < EARLIEST || isShort)) return undefined;
  // In "5:30-8:30 PM", PM applies to both times; in "10-1 PM" it cannot.
  const starts = [half ?? endHalf, half ?? (endHalf && 'a')].map((each) => minutes(hour, minute, each));
  const end = minutes(endHour, endMinute, endHalf);
  const shifts = starts.map((start) => readShift(`${clockTime(start)}-${clockTime(end)}`));
  const shift = shifts.find((each) => each && isInOrder(each));
  return shift && `${clockTime(shift.opens)}-${shift.closes === DAY_MINUTES ? '24:00' : clockTime(shift.closes)}`;
}

/** Noon and midnight as hours. */
const inFigures = (text: string) =>
  text
    .trim()
    .replace(/\b(?:12(?:[:.]00)?\s*)?(noon|midnight)\b/gi, (_, word) => (/n/i.test(word[0]) ? '12 pm' : '12 am'));

/** @param half the first letter of AM or PM */
function minutes(hour: string, minute: string, half: string | undefined): number {
  const isOnDial = half !== undefined && Number(hour) <= 12;
  const hours = isOnDial ? (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0) : Number(hour);
  return hours <= 24 && Number(minute) < 60 ? hours * 60 + Number(minute) : Number.NaN;
}
