import { expect, test } from 'vitest';
import { groupHours } from '../../../branches/model/hours.ts';
import { openingHours, readShift } from '../../../branches/model/schema/openingHours.ts';
import { type Hours, type Shift, WEEKDAYS, type Weekday } from '../../../branches/model/week.ts';

const morning: Shift = { opens: 630, closes: 810 };
const evening: Shift = { opens: 1050, closes: 1230 };

const week = (byDay: (day: Weekday) => readonly Shift[]) =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, byDay(day)])) as Hours;

test('opening times are minutes after midnight', () => {
  expect(readShift('10:30-13:30')).toEqual(morning);
  expect(readShift('00:00-23:59')).toEqual({ opens: 0, closes: 1439 });
});

test.each([
  ['18:00-00:30', 1080, 1470],
  ['22:00-02:00', 1320, 1560],
  ['20:00-24:00', 1200, 1440],
  ['20:00-00:00', 1200, 1440],
  ['00:00-24:00', 0, 1440],
])('opening times may end at midnight or after it: %s', (written, opens, closes) => {
  expect(readShift(written)).toEqual({ opens, closes });
  expect(openingHours.shape.monday.safeParse([written]).success).toBe(true);
});

test.each(['10:30-01:30', '17:30-08:30', '12:30-05:30', '10:00-10:00', '00:00-00:00', '24:00-05:00', '20:00-24:30'])(
  'opening times are not accepted as %s, which is a mistake or may be meant in the afternoon',
  (written) => expect(openingHours.shape.monday.safeParse([written]).success).toBe(false),
);

test('opening times of a day have nothing after a night', () => {
  expect(openingHours.shape.monday.safeParse(['09:00-13:00', '18:00-00:30']).success).toBe(true);
  expect(openingHours.shape.monday.safeParse(['18:00-02:00', '09:00-13:00']).success).toBe(false);
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
