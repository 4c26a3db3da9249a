import styled from '@emotion/styled';
import { type Branch, WEEKDAYS } from '../../branches/model/site-model.ts';
import type { OpenStatusFacts } from '../../renderer/client/openStatus.ts';
import { formatTime } from '../../renderer/figures.ts';
import { usePage } from '../../renderer/PageContext.ts';
import { useWords } from '../../renderer/useWords.tsx';
import { color, size } from '../ui/tokens.ts';

export type OpenStatusProps = Readonly<{ branch: Branch }>;

/**
 * "Open now until 1:30 PM": an empty line that the browser fills, as only it knows the time. The hours beside it say
 * everything without it.
 */
export function OpenStatus({ branch }: OpenStatusProps) {
  const { translator } = usePage();
  const words = useWords('common');
  const { hours, exceptions } = branch;
  const week = WEEKDAYS.map((day) => hours[day]);
  const shifts = [...week, ...exceptions.map((exception) => exception.shifts)].flat();
  const blanks = { time: '{time}', day: '{day}' };
  const facts: OpenStatusFacts = {
    timetable: {
      week,
      exceptions: Object.fromEntries(exceptions.map((exception) => [exception.day, exception.shifts])),
    },
    times: Object.fromEntries(
      shifts
        .flatMap(({ opens, closes }) => [opens, closes])
        .map((minutes) => [minutes, formatTime(minutes, translator)]),
    ),
    days: WEEKDAYS.map((day) => words.plain(`days.${day}`)),
    words: {
      open: words.plain('hours.openUntil', blanks),
      today: words.plain('hours.opensToday', blanks),
      later: words.plain('hours.opensLater', blanks),
      closed: words.plain('hours.closedForNow'),
    },
  };
  return <Line data-open-status={JSON.stringify(facts)} />;
}

/* The line keeps its place before it is filled, so that nothing moves. */
const Line = styled.p`
  min-height: 1lh;
  color: ${color.inkSoft};
  font-size: ${size.small};
  font-weight: 600;

  &[data-open] {
    color: ${color.teal};
  }

  @media (scripting: none) {
    display: none;
  }

  @media print {
    display: none;
  }
`;
