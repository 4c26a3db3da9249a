import { describe, expect, test } from 'vitest';
import type { Hours, Shift } from '../../branches/model/siteModel.ts';
import { WEEKDAYS } from '../../branches/model/siteModel.ts';
import { compareHours } from '../../pages/contact/compareHours.ts';

const MORNING: readonly Shift[] = [{ opens: 630, closes: 810 }];
const EVENING: readonly Shift[] = [{ opens: 1050, closes: 1230 }];

/** The same times all week, except on some days. */
const open = (usual: readonly Shift[], exceptions: Partial<Hours> = {}) => ({
  hours: { ...(Object.fromEntries(WEEKDAYS.map((day) => [day, usual])) as Hours), ...exceptions },
});

const rows = (...branches: Parameters<typeof compareHours>[0]) =>
  compareHours(branches).map(({ from, to }) => (from === to ? from : `${from} to ${to}`));

describe('the days of the table of opening times', () => {
  test('days with the same times are one row', () => {
    expect(rows(open(MORNING))).toEqual(['monday to sunday']);
    expect(rows(open(MORNING, { sunday: EVENING }))).toEqual(['monday to saturday', 'sunday']);
  });

  test('branches that open at different times share a row as long as neither changes its own', () => {
    expect(rows(open(MORNING), open(EVENING))).toEqual(['monday to sunday']);
  });

  test('a row ends where any branch changes its times', () => {
    expect(rows(open(MORNING, { sunday: [] }), open(EVENING, { wednesday: [] }))).toEqual([
      'monday to tuesday',
      'wednesday',
      'thursday to saturday',
      'sunday',
    ]);
  });
});
