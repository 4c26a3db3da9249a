import type { Branch } from '../../branches/model/site-model.ts';
import { formatDay, formatShift } from '../../renderer/figures.ts';
import { usePage } from '../../renderer/PageContext.ts';
import { useFigures } from '../../renderer/useFigures.ts';
import { useLocalWords, useWords } from '../../renderer/useWords.tsx';

export type HoursExceptionsProps = Readonly<{ branch: Branch }>;

/** Holidays and short days to come, as further rows of the opening hours. */
export function HoursExceptions({ branch }: HoursExceptionsProps) {
  const { translator } = usePage();
  const figures = useFigures();
  const words = useWords('common');
  const local = useLocalWords();
  return branch.exceptions.map(({ day, shifts, note }) => {
    const date = formatDay(day, translator);
    return (
      <div key={day} data-exception={day}>
        <dt>{note ? words.text('hours.exception', { day: date, note: local.plain(note) }) : date}</dt>
        {shifts.length === 0 && <dd>{words.text('hours.closed')}</dd>}
        {shifts.map((shift) => (
          <dd key={shift.opens}>{figures.mark(formatShift(shift, figures.words))}</dd>
        ))}
      </div>
    );
  });
}
