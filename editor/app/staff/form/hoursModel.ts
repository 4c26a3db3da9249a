/** Opening times of a day as the inputs of a form have them. */

/** `HH:MM`, or empty while it is not typed. */
export type ShiftTimes = Readonly<{ opens: string; closes: string }>;

/** A second shift follows a lunch break. */
export const MOST_SHIFTS = 2;

const NO_TIMES: ShiftTimes = { opens: '', closes: '' };

export const isClosed = (value: unknown): boolean => value === 'closed';

/** The shifts of a day as its file has them, with midnight as inputs of times have it; a day that is closed or missing has one, empty. */
export function shiftsOf(value: unknown): readonly ShiftTimes[] {
  if (!Array.isArray(value) || value.length === 0) return [NO_TIMES];
  return value.map((shift) => {
    const [opens = '', closes = ''] = String(shift ?? '').split('-');
    return { opens, closes: closes === '24:00' ? '00:00' : closes };
  });
}

/** A day as its file has it. A time that is not typed yet stays empty, which is a mistake that the build words. */
export const dayOf = (shifts: readonly ShiftTimes[]): readonly string[] =>
  shifts.map(({ opens, closes }) => `${opens}-${closes === '00:00' ? '24:00' : closes}`);
