import styled from '@emotion/styled';
import type { Branch } from '../../branches/model/siteModel.ts';
import { DAY_MINUTES, isAllDay, WEEKDAYS } from '../../branches/model/week.ts';
import type { TextKey } from '../../locales/model/english.ts';
import type { OpenStatusFacts } from '../../renderer/client/openStatus.ts';
import { useOneLanguage } from '../../renderer/context/useTranslation.tsx';
import { formatTime } from '../../site/language/figures.ts';
import { keepTogether } from '../../site/language/keepTogether.ts';
import type { Values } from '../../site/language/translator.ts';
import { color, notPrinted, size } from '../ui/style/tokens.ts';

/** "Open now until 1:30 PM": an empty line that a script fills, as only the browser knows the time. */
export function OpenStatus({ branch }: Readonly<{ branch: Branch }>) {
  const { hours, exceptions } = branch;
  const week = WEEKDAYS.map((day) => hours[day]);
  const shifts = [...week, ...exceptions.map((exception) => exception.shifts)].flat();
  const placeholders = { time: '{time}', day: '{day}' };
  const { words, lang } = useOneLanguage(({ find, language }) => {
    const say = (key: TextKey<'common'>, values?: Values) => find('common', key, values).text;
    return {
      times: Object.fromEntries(
        shifts
          .flatMap(({ opens, closes }) => [opens, closes % DAY_MINUTES])
          .map((minutes) => [minutes, keepTogether(formatTime(minutes, { find, language }))]),
      ),
      days: WEEKDAYS.map((day) => say(`days.${day}`)),
      words: {
        open: say('hours.openUntil', placeholders),
        today: say('hours.opensToday', placeholders),
        later: say('hours.opensLater', placeholders),
        openInIndia: say('hours.openUntilInIndia', placeholders),
        laterInIndia: say('hours.opensInIndia', placeholders),
        closed: say('hours.closedForNow'),
        ...(shifts.some(isAllDay) && { always: say('hours.allDay') }),
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
  return <Line data-open-status={JSON.stringify(facts)} data-longest={longest(facts)} lang={lang} />;
}

/** The longest text that the line may show in a regular week, in India: room for more would be empty there. */
function longest({ times, days, words: { open, today, later } }: OpenStatusFacts): string {
  const longer = (one: string, other: string) => (other.length > one.length ? other : one);
  const day = days.reduce(longer, '');
  const time = Object.values(times).reduce(longer, '');
  return [open, today, later].map((words) => words.replace('{day}', day).replace('{time}', time)).reduce(longer);
}

/* Reserves room for the longest text, so that nothing shifts. */
const Line = styled.p`
  display: flow-root;
  color: ${color.inkSoft};
  font-size: ${size.small};
  font-weight: 600;

  &::before {
    content: attr(data-longest);
    float: left;
    width: 100%;
    margin-right: -100%;
    visibility: hidden;
  }

  &[data-open] {
    color: ${color.teal};
  }

  @media (scripting: none) {
    display: none;
  }

  ${notPrinted}
`;
