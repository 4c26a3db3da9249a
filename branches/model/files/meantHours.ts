/** Reads opening hours in the many ways people write them. */

type Half = 'am' | 'pm' | undefined;
type Written = Readonly<{ hour: string; minute: string; half: Half }>;

const TIME = '(\\d{1,2})(?:[:.]?(\\d{2}))?\\s*(?:([ap])\\.?m\\.?|noon)?';
const SHIFT = new RegExp(`^${TIME}\\s*(?:[-–—]|to|till|until)\\s*${TIME}$`, 'i');
const DAY_OFF = /^(closed|off|holiday|leave|none|no|nil)\.?$/i;

/** `closed`, or the opening times of a day such as `['11:00-13:30']`; undefined if ambiguous. */
export function meantDay(text: string): 'closed' | readonly string[] | undefined {
  if (DAY_OFF.test(withoutBrackets(text))) return 'closed';
  const shifts = text.split(/[,;&/]|\band\b/i).map((each) => meantShift(withoutBrackets(each)));
  return shifts.every((shift) => shift !== undefined) ? shifts : undefined;
}

const withoutBrackets = (text: string) => text.replace(/^[[({\s]+|[\])}\s]+$/g, '');

/** An opening and a closing time such as `11:00-13:30`; undefined if ambiguous. */
export function meantShift(text: string): string | undefined {
  const [, opens, openMinute, openHalf, closes, closeMinute, closeHalf] = SHIFT.exec(text.trim()) ?? [];
  if (opens === undefined || closes === undefined) return undefined;
  const from = { hour: opens, minute: openMinute ?? '00', half: halfOf(openHalf) };
  const to = { hour: closes, minute: closeMinute ?? '00', half: halfOf(closeHalf) };
  if (!from.half && !to.half && isAmbiguous(from, to)) return undefined;
  for (const half of halvesOfOpening(from, to)) {
    for (const otherHalf of halvesOfClosing(from, to)) {
      const [start, end] = [minutes({ ...from, half }), Math.min(minutes({ ...to, half: otherHalf }), LAST_MINUTE)];
      if (start < end) return `${clock(start)}-${clock(end)}`;
    }
  }
  return undefined;
}

/** 23:59. */
const LAST_MINUTE = 24 * 60 - 1;

const halfOf = (letter: string | undefined): Half =>
  letter ? (letter.toLowerCase() === 'a' ? 'am' : 'pm') : undefined;
const isShort = ({ hour }: Written) => hour.length === 1;

/** 5:30-8:30 may be morning or evening, and so may 05.30-08.30. */
function isAmbiguous(from: Written, to: Written): boolean {
  const [opens, closes] = [Number(from.hour), Number(to.hour)];
  return closes <= 12 && (opens < EARLIEST || (isShort(from) && opens < closes && closes < 12));
}

/** No clinic opens before this hour. */
const EARLIEST = 7;

/** In "5:30-8:30 PM", PM applies to both times; in "10-1 PM" it cannot. */
const halvesOfOpening = (from: Written, to: Written): readonly Half[] =>
  from.half || !to.half ? [from.half] : [to.half, to.half === 'pm' ? 'am' : undefined];

/** In "10 AM - 1:30" and "11:00-1:30", only PM is after the opening time. */
const halvesOfClosing = (from: Written, to: Written): readonly Half[] =>
  to.half || !(from.half || isShort(to)) ? [to.half] : [undefined, 'pm'];

function minutes({ hour, minute, half }: Written): number {
  const onDial = Number(hour) <= 12 ? (Number(hour) % 12) + (half === 'pm' ? 12 : 0) : Number(hour);
  const hours = half ? onDial : Number(hour);
  return hours <= 24 && Number(minute) < 60 ? hours * 60 + Number(minute) : Number.NaN;
}

const two = (number: number) => String(number).padStart(2, '0');
const clock = (time: number) => `${two(Math.floor(time / 60))}:${two(time % 60)}`;
