import { Global } from '@emotion/react';
import { DAY_MINUTES, isAllDay, WEEKDAYS } from '../../branches/model/week.ts';
import type { TextKey } from '../../locales/model/english.ts';
import { formatWords, type OpeningWords as Words } from '../../renderer/client/openStatus.ts';
import { useSite } from '../../renderer/context/pageContext.tsx';
import { useOneLanguage } from '../../renderer/context/useTranslation.tsx';
import { formatTime } from '../../site/language/figures.ts';
import { keepTogether } from '../../site/language/keepTogether.ts';
import type { Values } from '../../site/language/translator.ts';

/**
 * Whether any branch of the contact bar is open, in a word that a script fills. Holds the words of every line of the page
 * (`OpenStatus`), and the room that they need.
 */
export function OpeningWords() {
  const { words, lang } = useOpeningWords();
  return (
    <>
      <Global styles={`:root { --longest-status: ${quote(longest(words))}; }`} />
      <small data-opening={formatWords(words)} lang={lang} />
    </>
  );
}

/** In one language, and which, if it is not the page's. */
function useOpeningWords(): Readonly<{ words: Words; lang?: string }> {
  const { branches } = useSite();
  const shifts = branches.flatMap(({ hours, exceptions }) => [
    ...Object.values(hours).flat(),
    ...exceptions.flatMap((exception) => exception.shifts),
  ]);
  const minutes = new Set(shifts.flatMap(({ opens, closes }) => [opens, closes % DAY_MINUTES]));
  return useOneLanguage(({ find, language }) => {
    const say = (key: TextKey<'common'>, values?: Values) => find('common', key, values).text;
    const placeholders = { time: '{time}', day: '{day}' };
    return {
      india: say('hours.timeInIndia', placeholders),
      open: say('hours.openUntil', placeholders),
      soon: say('hours.closesSoon', placeholders),
      today: say('hours.opensToday', placeholders),
      later: say('hours.opensLater', placeholders),
      always: shifts.some(isAllDay) ? say('hours.allDay') : '',
      short: (['open', 'soon', 'closed'] as const).map((state) => say(`hours.short.${state}`)),
      days: WEEKDAYS.map((day) => say(`days.${day}`)),
      times: Object.fromEntries([...minutes].map((at) => [at, keepTogether(formatTime(at, { find, language }))])),
    };
  });
}

/** The longest text that a line may show to readers in India: room for more would be empty there. */
function longest({ times, days, open, soon, today, later }: Words): string {
  const longer = (one: string, other: string) => (other.length > one.length ? other : one);
  const day = days.reduce(longer, '');
  const time = Object.values(times).reduce(longer, '');
  return [open, soon, today, later].map((words) => words.replace('{day}', day).replace('{time}', time)).reduce(longer);
}

/** As a string of CSS, in a style element. */
const quote = (text: string) => `"${text.replaceAll(/["\\<\n]/g, ' ')}"`;
