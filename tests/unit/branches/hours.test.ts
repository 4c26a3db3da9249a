import { expect, test } from 'vitest';
import { guessShift } from '../../../branches/model/files/suggestion.ts';
import { groupHours } from '../../../branches/model/hours.ts';
import { openingHours, readShift } from '../../../branches/model/schema/openingHours.ts';
import { type Hours, type Shift, WEEKDAYS, type Weekday } from '../../../branches/model/week.ts';

const morning: Shift = { opens: 630, closes: 810 };
const evening: Shift = { opens: 1050, closes: 1230 };

const isMonday = (...shifts: readonly string[]) => openingHours.shape.monday.safeParse(shifts).success;

const week = (byDay: (day: Weekday) => readonly Shift[]) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, byDay(day)])) as Hours;

test.each([
  ['10:30-13:30', 630, 810],
  ['00:00-23:59', 0, 1439],
  ['18:00-00:30', 1080, 1470],
  ['22:00-02:00', 1320, 1560],
  ['20:00-24:00', 1200, 1440],
  ['00:00-24:00', 0, 1440],
])('opening times are minutes, and may end at midnight or after it: %s', (written, opens, closes) => {
  expect(readShift(written)).toEqual({ opens, closes });
  expect(isMonday(written)).toBe(true);
});

test.each(['10:30-01:30', '17:30-08:30', '12:30-05:30', '10:00-10:00', '00:00-00:00', '24:00-05:00', '20:00-24:30'])(
  'opening times are not accepted as %s, which is a mistake or may be meant in the afternoon',
  (written) => expect(isMonday(written)).toBe(false),
);

test('opening times of a day have nothing after a night', () => {
  expect(isMonday('09:00-13:00', '18:00-00:30')).toBe(true);
  expect(isMonday('18:00-02:00', '09:00-13:00')).toBe(false);
});

test.each(['10:30', '1030-1330', '10:60-11:00', ' 10:30-13:30', '10:30–13:30'])(
  'opening times are not accepted as %j',
  (written) => expect(readShift(written)).toBeUndefined(),
);

test('a week in groups joins Monday to Saturday when only Sunday differs', () => {
  const groups = groupHours(week((day) => (day === 'sunday' ? [morning] : [morning, evening])));
  expect(groups).toEqual([
    { from: 'monday', to: 'saturday', shifts: [morning, evening] },
    { from: 'sunday', to: 'sunday', shifts: [morning] },
  ]);
});

test('a week in groups does not merge equal days across a different one', () => {
  const groups = groupHours(week((day) => (day === 'wednesday' ? [] : [morning])));
  expect(groups.map(({ from, to }) => [from, to])).toEqual([
    ['monday', 'tuesday'],
    ['wednesday', 'wednesday'],
    ['thursday', 'sunday'],
  ]);
});

test('hours that may be of the morning or of the evening are not understood', () => {
  const doubtful =
    '5:30-8:30, 05.30-08.30, 5:30-5, 05:30-5:30, 1-1, 6-12:30, 7-11, 10-2, 10:30-1:30, 12:30-5:30, 0:00-0:00';
  for (const hours of doubtful.split(', ')) expect(guessShift(hours), hours).toBeUndefined();
});

test.each([
  ['9:00-13:30', '09:00-13:30'],
  ['11 AM - 1:30 PM', '11:00-13:30'],
  ['10 pm to 2 am', '22:00-02:00'],
  ['6 PM - 12:30 am', '18:00-00:30'],
  ['8 pm to midnight', '20:00-24:00'],
  ['12:00 midnight - 6 am', '00:00-06:00'],
  ['9 am - 12 noon', '09:00-12:00'],
  ['17.30-20.30', '17:30-20:30'],
  ['6 AM - 12', '06:00-12:00'],
])('%s is understood as %s', (hours, meant) => {
  expect(guessShift(hours)).toBe(meant);
});

test('hours are understood only as valid ones', () => {
  for (const hour of ['9', '09', '9:30', '9.30', '9 am', '12 noon', '1 PM', '24:00', '0:00', '13.45']) {
    for (const other of ['1', '13:30', '1.30 pm', '11:30 p.m.', '24:00', '00:00', '9 AM', '12']) {
      for (const between of ['-', ' – ', ' to ']) {
        const meant = guessShift(`${hour}${between}${other}`);
        if (meant !== undefined) expect(isMonday(meant), meant).toBe(true);
      }
    }
  }
});
