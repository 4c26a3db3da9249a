import type { Shift } from '../../branches/model/site-model.ts';
import { formatShift } from '../../renderer/figures.ts';
import { usePage } from '../../renderer/PageContext.ts';
import { useWords } from '../../renderer/useWords.tsx';

export type ShiftsProps = Readonly<{ shifts: readonly Shift[] }>;

/** The opening times of a day, a line each; or that it is closed. */
export function Shifts({ shifts }: ShiftsProps) {
  const { translator } = usePage();
  const words = useWords('common');
  if (shifts.length === 0) return words.text('hours.closed');
  return shifts.map((shift) => <div key={shift.opens}>{formatShift(shift, translator)}</div>);
}
