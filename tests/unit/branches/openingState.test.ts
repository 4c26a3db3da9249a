import { expect, test } from 'vitest';
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

const opens = (inDays: number, weekday: number, minutes: number) => ({
  open: false,
  next: { inDays, weekday, at: minutes },
});
const openUntil = (minutes: number) => ({ open: true, until: minutes });

test.each([
  ['is open from the first minute of a shift', '2026-11-23T10:30:00', openUntil(810)],
  ['is open to the last', '2026-11-23T13:29:59', openUntil(810)],
  ['is open in its second shift', '2026-11-23T17:30:00', openUntil(1230)],
  ['opens later today at midnight', '2026-11-23T00:00:00', opens(0, 0, 630)],
  ['opens later today in the gap between two', '2026-11-23T13:30:00', opens(0, 0, 1050)],
  ['opens tomorrow after the last shift', '2026-11-23T20:30:00', opens(1, 1, 630)],
  ['opens today from midnight on', '2026-11-24T00:00:00', opens(0, 1, 630)],
  ['opens at its own hours on Sunday', '2026-11-22T10:45:00', opens(0, 6, 660)],
  ['does not open on a holiday', '2027-01-14T21:00:00', opens(2, 5, 630)],
  ['is closed on a holiday', '2027-01-15T11:00:00', opens(1, 5, 630)],
  ['is open as usual by a clock that is years behind', '1970-01-05T11:00:00', openUntil(810)],
  ['closes early on a short day', '2027-01-16T18:00:00', opens(1, 6, 660)],
])('a branch %s: %s', (_what, time, state) => {
  expect(at(time)).toEqual(state);
});

test('a branch uses the clinic’s time zone, wherever the patient is', () => {
  expect(openingState(timetable, Date.parse('2026-11-22T20:00:00-05:00'))).toEqual(opens(0, 0, 630));
});

test('a branch that never opens has no next opening', () => {
  const closed = { week: Array.from({ length: 7 }, () => []), exceptions: {} };
  expect(at('2026-11-23T11:00:00', closed)).toEqual({ open: false });
  const once = { ...closed, exceptions: { '2026-12-01': [morning] } };
  expect(at('2026-11-23T11:00:00', once)).toEqual(opens(8, 1, 630));
});

const night = { opens: 1080, closes: 1470 };
const allDay = { opens: 0, closes: 1440 };
const days = <T>(length: number, value: T) => Array.from({ length }, () => value);
/** Monday to Saturday in the morning, every day until half past midnight; New Year’s Day is a holiday. */
const late: Timetable = {
  week: [...days(6, [morning, night]), [night]],
  exceptions: { '2027-01-01': [], '2027-01-03': [{ opens: 1200, closes: 1560 }], '2027-01-05': [allDay] },
};

test.each([
  ['after midnight', '2026-11-25T00:15:00', openUntil(30)],
  ['from Sunday to Monday', '2026-11-23T00:29:59', openUntil(30)],
  ['no longer than its hours', '2026-11-23T00:30:00', opens(0, 0, 630)],
  ['into a holiday', '2027-01-01T00:15:00', openUntil(30)],
  ['not after a holiday', '2027-01-02T00:15:00', opens(0, 5, 630)],
  ['after a day with hours of its own', '2027-01-04T01:59:00', openUntil(120)],
  ['through the night into an open day', '2027-01-04T23:00:00', { open: true }],
  ['until the end of that day', '2027-01-05T12:00:00', openUntil(1440)],
])('a branch with hours past midnight is open %s', (_when, time, state) => {
  expect(at(time, late)).toEqual(state);
});

test('a branch with hours past midnight says when it closes if the night is written as two halves', () => {
  const halves = {
    week: days(7, [
      { opens: 0, closes: 30 },
      { opens: 1080, closes: 1440 },
    ]),
    exceptions: {},
  };
  expect(at('2026-11-22T23:00:00', halves)).toEqual(openUntil(1470));
  expect(at('2026-11-23T00:15:00', halves)).toEqual(openUntil(30));
});

test('a branch with hours past midnight never closes if every day is open all day, but says when a holiday is near', () => {
  const always = { week: days(7, [allDay]), exceptions: { '2027-01-01': [] } };
  expect(at('2026-11-22T23:00:00', always)).toEqual({ open: true });
  expect(at('2026-12-31T00:10:00', always)).toEqual(openUntil(1440));
});
