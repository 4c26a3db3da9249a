import { expect, test } from 'vitest';
import type { Timetable } from '../../../../branches/model/openingState.ts';
import { formatTimetable, parseTimetable } from '../../../../branches/model/timetable.ts';
import { formatWords, openStatus } from '../../../../renderer/client/openStatus.ts';

const shift = { opens: 630, closes: 810 };
const late = { opens: 1080, closes: 1470 };

const TIMETABLE: Timetable = {
  week: [[shift, { opens: 1050, closes: 1230 }], [shift], [], [shift], [shift], [shift], [late]],
  exceptions: { '2026-12-25': [], '2026-12-26': [{ opens: 660, closes: 720 }] },
};

const WORDS = {
  india: '{time} in India',
  open: 'Open until {time}',
  soon: 'Closes at {time}',
  today: 'Opens today, {time}',
  later: 'Opens {day}, {time}',
  always: '',
  short: ['Open', 'Soon', 'Closed'],
  days: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  times: {
    30: '0:30',
    630: '10:30',
    660: '11:00',
    720: '12:00',
    810: '13:30',
    1050: '17:30',
    1080: '18:00',
    1230: '20:30',
  },
};

const INDIA = 330;

const words = formatWords(WORDS).split('\n');

test('hours survive the way through an attribute', () => {
  expect(parseTimetable(formatTimetable(TIMETABLE))).toEqual(TIMETABLE);
});

test.each([
  ['2026-11-23T11:00', INDIA, 0, 'Open until 13:30'],
  ['2026-11-23T12:44', INDIA, 0, 'Open until 13:30'],
  ['2026-11-23T12:45', INDIA, 1, 'Closes at 13:30'],
  ['2026-11-23T15:00', INDIA, 2, 'Opens today, 17:30'],
  ['2026-11-23T21:00', INDIA, 2, 'Opens Tue, 10:30'],
  // The shift of Sunday goes on.
  ['2026-11-23T00:15', INDIA, 1, 'Closes at 0:30'],
  ['2026-11-22T22:00', INDIA, 0, 'Open until 0:30'],
  ['2026-12-25T11:00', INDIA, 2, 'Opens Sat, 11:00'],
  // Readers elsewhere, where it may be another day.
  ['2026-11-23T11:00', -480, 0, 'Open until 13:30 in India'],
  ['2026-11-23T15:00', 840, 2, 'Opens Mon, 17:30 in India'],
] as const)('at %s, to a reader %i minutes ahead of UTC, the line says so', (time, ahead, rank, text) => {
  const now = Date.parse(`${time}:00+05:30`);
  expect(openStatus(TIMETABLE, words, now, ahead)).toEqual({ rank, text });
});

test('a branch that does not open for long is closed, in a word', () => {
  const week = TIMETABLE.week.map(() => []);
  expect(openStatus({ week, exceptions: {} }, words, 0, INDIA)).toEqual({ rank: 2, text: 'Closed' });
});
