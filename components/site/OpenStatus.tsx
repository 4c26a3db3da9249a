import styled from '@emotion/styled';
import { type Branch, WEEKDAYS } from '../../branches/model/site-model.ts';
import type { TextKey } from '../../locales/model/english.ts';
import type { OpenStatusFacts } from '../../renderer/client/openStatus.ts';
import { formatTime } from '../../renderer/figures.ts';
import type { Values } from '../../renderer/translator.ts';
import { useOneLanguage } from '../../renderer/useOneLanguage.ts';
import { color, size } from '../ui/tokens.ts';

export type OpenStatusProps = Readonly<{ branch: Branch }>;

/**
 * "Open now until 1:30 PM": an empty line that the browser fills, as only it knows the time. The hours beside it say
 * everything without it.
 */
export function OpenStatus({ branch }: OpenStatusProps) {
  const { hours, exceptions } = branch;
  const week = WEEKDAYS.map((day) => hours[day]);
  const shifts = [...week, ...exceptions.map((exception) => exception.shifts)].flat();
  const blanks = { time: '{time}', day: '{day}' };
  const { words, lang } = useOneLanguage(({ find, language }) => {
    const say = (key: TextKey<'common'>, values?: Values) => find('common', key, values).text;
    return {
      times: Object.fromEntries(
        shifts
          .flatMap(({ opens, closes }) => [opens, closes])
          .map((minutes) => [minutes, formatTime(minutes, { language })]),
      ),
      days: WEEKDAYS.map((day) => say(`days.${day}`)),
      words: {
        open: say('hours.openUntil', blanks),
        today: say('hours.opensToday', blanks),
        later: say('hours.opensLater', blanks),
        closed: say('hours.closedForNow'),
      },
    };
  });
  const facts: OpenStatusFacts = {
    timetable: {
      week,
      exceptions: Object.fromEntries(exceptions.map((exception) => [exception.day, exception.shifts])),
    },
    ...words,
  };
  return <Line data-open-status={JSON.stringify(facts)} lang={lang} />;
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
