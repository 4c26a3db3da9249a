export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Minutes after the midnight with which the day begins, Asia/Kolkata: a shift that closes after 1440 ends on the next day. */
export type Shift = Readonly<{ opens: number; closes: number }>;

export const DAY_MINUTES = 24 * 60;
const two = (number: number) => String(number).padStart(2, '0');
/** "13:30" from minutes after midnight, which may be on the next day. */
export const clockTime = (minutes: number): string => `${two(Math.floor(minutes / 60) % 24)}:${two(minutes % 60)}`;
export const isAllDay = ({ opens, closes }: Shift): boolean => opens === 0 && closes === DAY_MINUTES;

/** Opening hours of a week; an empty list is a day off. */
export type Hours = Readonly<Record<Weekday, readonly Shift[]>>;
