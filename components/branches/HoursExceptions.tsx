import type { Branch } from '../../branches/model/siteModel.ts';
import { usePage } from '../../renderer/context/pageContext.ts';
import { useFigures, useLocalWords, useWords } from '../../renderer/context/useWords.tsx';
import { formatDay, formatShift } from '../../renderer/i18n/figures.ts';

export type HoursExceptionsProps = Readonly<{ branch: Branch }>;

/** Upcoming holidays and days with other hours, as rows of the opening hours. */
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
