import { expect, test } from 'vitest';
import { type Hours, type Shift, WEEKDAYS } from '../../branches/model/week.ts';
import { compareHours } from '../../pages/contact/branchTableRows.tsx';

const MORNING: readonly Shift[] = [{ opens: 630, closes: 810 }];
const EVENING: readonly Shift[] = [{ opens: 1050, closes: 1230 }];

/** The same hours all week, with exceptions. */
const open = (usual: readonly Shift[], exceptions: Partial<Hours> = {}) => ({
  hours: { ...(Object.fromEntries(WEEKDAYS.map((day) => [day, usual])) as Hours), ...exceptions },
});

const rows = (...branches: Parameters<typeof compareHours>[0]) =>
  compareHours(branches).map(({ from, to }) => (from === to ? from : `${from} to ${to}`));

test('the rows of the opening hours table group days with the same hours', () => {
  expect(rows(open(MORNING))).toEqual(['monday to sunday']);
  expect(rows(open(MORNING, { sunday: EVENING }))).toEqual(['monday to saturday', 'sunday']);
  expect(rows(open(MORNING), open(EVENING)), 'each keeps its own').toEqual(['monday to sunday']);
});

test('the rows of the opening hours table end where any branch changes its hours', () => {
  expect(rows(open(MORNING, { sunday: [] }), open(EVENING, { wednesday: [] }))).toEqual([
    'monday to tuesday',
    'wednesday',
    'thursday to saturday',
    'sunday',
  ]);
});
