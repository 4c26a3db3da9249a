import { describe, expect, test } from 'vitest';
import { openingState, type Timetable } from '../../../branches/model/openingState.ts';

const morning = { opens: 630, closes: 810 };
const evening = { opens: 1050, closes: 1230 };
const sunday = { opens: 660, closes: 810 };

/** Monday to Saturday in two shifts, Sunday in one; closed on Pongal, a short day after it. */
const timetable: Timetable = {
  week: [...Array.from({ length: 6 }, () => [morning, evening]), [sunday]],
  exceptions: { '2027-01-15': [], '2027-01-16': [morning] },
};

/** Returns the state at a local time of the clinic. */
const at = (local: string, table = timetable) => openingState(table, Date.parse(`${local}+05:30`));

describe('a branch', () => {
  test('is open from the first minute of a shift to the last', () => {
    expect(at('2026-11-23T10:30:00')).toEqual({ open: true, until: 810 });
    expect(at('2026-11-23T13:29:59')).toEqual({ open: true, until: 810 });
    expect(at('2026-11-23T17:30:00')).toEqual({ open: true, until: 1230 });
  });

  test('opens later today before a shift and in the gap between two', () => {
    const later = (minutes: number) => ({ open: false, next: { inDays: 0, weekday: 0, at: minutes } });
    expect(at('2026-11-23T00:00:00')).toEqual(later(630));
    expect(at('2026-11-23T10:29:59')).toEqual(later(630));
    expect(at('2026-11-23T13:30:00')).toEqual(later(1050));
  });

  test('opens tomorrow after the last shift, over midnight too', () => {
    expect(at('2026-11-23T20:30:00')).toEqual({ open: false, next: { inDays: 1, weekday: 1, at: 630 } });
    expect(at('2026-11-23T23:59:59')).toEqual({ open: false, next: { inDays: 1, weekday: 1, at: 630 } });
    expect(at('2026-11-24T00:00:00')).toEqual({ open: false, next: { inDays: 0, weekday: 1, at: 630 } });
  });

  test('has its own hours on Sunday, and opens on Monday after them', () => {
    expect(at('2026-11-22T10:45:00')).toEqual({ open: false, next: { inDays: 0, weekday: 6, at: 660 } });
    expect(at('2026-11-22T12:00:00')).toEqual({ open: true, until: 810 });
    expect(at('2026-11-22T18:00:00')).toEqual({ open: false, next: { inDays: 1, weekday: 0, at: 630 } });
  });

  test('follows the exceptions on special days', () => {
    expect(at('2027-01-14T21:00:00')).toEqual({ open: false, next: { inDays: 2, weekday: 5, at: 630 } });
    expect(at('2027-01-15T11:00:00')).toEqual({ open: false, next: { inDays: 1, weekday: 5, at: 630 } });
    expect(at('2027-01-16T18:00:00')).toEqual({ open: false, next: { inDays: 1, weekday: 6, at: 660 } });
  });

  test('uses the clinic’s time zone, wherever the patient is', () => {
    expect(openingState(timetable, Date.parse('2026-11-22T20:00:00-05:00'))).toEqual({
      open: false,
      next: { inDays: 0, weekday: 0, at: 630 },
    });
  });

  test('that never opens has no next opening', () => {
    const closed = { week: Array.from({ length: 7 }, () => []), exceptions: {} };
    expect(at('2026-11-23T11:00:00', closed)).toEqual({ open: false });
    const once = { ...closed, exceptions: { '2026-12-01': [morning] } };
    expect(at('2026-11-23T11:00:00', once)).toEqual({ open: false, next: { inDays: 8, weekday: 1, at: 630 } });
  });
});
