export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Minutes after midnight, Asia/Kolkata. */
export type Shift = Readonly<{ opens: number; closes: number }>;

/** Opening hours of a week; an empty list is a day off. */
export type Hours = Readonly<Record<Weekday, readonly Shift[]>>;
