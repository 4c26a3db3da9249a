/** Writes days of the week as people say them. */
import { WEEKDAYS, type Weekday } from '../../branches/model/siteModel.ts';
import { formatList } from './figures.ts';
import type { Translator } from './translator.ts';

/** From three days in a row on, a range is shorter. */
const SHORTEST_RANGE = 3;

/** "Monday, Wednesday and Friday", "Monday to Saturday"; empty for no days. */
export function formatDays(days: readonly Weekday[], words: Translator): string {
  const name = (day: Weekday) => words.find('common', `days.${day}`).text;
  const items = runsOf(days).flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)];
    if (run.length < SHORTEST_RANGE || !first || !last) return run.map(name);
    return [words.find('common', 'days.range', { from: name(first), to: name(last) }).text];
  });
  return formatList(items, words);
}

/** The days in the order of the week, split into those that follow one another. */
function runsOf(days: readonly Weekday[]): readonly (readonly Weekday[])[] {
  const runs: Weekday[][] = [[]];
  for (const day of WEEKDAYS) {
    if (days.includes(day)) runs.at(-1)?.push(day);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}
