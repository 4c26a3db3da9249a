import type { Shift } from '../../branches/model/siteModel.ts';
import { useFigures, useWords } from '../../renderer/context/useWords.tsx';
import { formatShift } from '../../renderer/i18n/figures.ts';

export type ShiftsProps = Readonly<{ shifts: readonly Shift[] }>;

/** The shifts of a day, one per line, or that it is closed. */
export function Shifts({ shifts }: ShiftsProps) {
  const figures = useFigures();
  const words = useWords('common');
  if (shifts.length === 0) return words.text('hours.closed');
  return shifts.map((shift) => <div key={shift.opens}>{figures.mark(formatShift(shift, figures.words))}</div>);
}
