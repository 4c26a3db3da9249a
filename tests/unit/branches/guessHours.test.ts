import { expect, test } from 'vitest';
import { guessShift } from '../../../branches/model/files/guessHours.ts';
import { openingHours } from '../../../branches/model/schema/openingHours.ts';

test('hours that may be of the morning or of the evening are not understood', () => {
  const doubtful =
    '5:30-8:30, 05.30-08.30, 5:30-5, 05:30-5:30, 1-1, 6-12:30, 7-11, 10-2, 10:30-1:30, 12:30-5:30, 0:00-0:00';
  for (const hours of doubtful.split(', ')) expect(guessShift(hours), hours).toBeUndefined();
});

test.each([
  ['9:00-13:30', '09:00-13:30'],
  ['11 AM - 1:30 PM', '11:00-13:30'],
  ['10-1 p.m.', '10:00-13:00'],
  ['11am to 1pm', '11:00-13:00'],
  ['10:30 - 24:00', '10:30-24:00'],
  ['10 pm to 2 am', '22:00-02:00'],
  ['6 PM - 12:30 am', '18:00-00:30'],
  ['18.00-0.30', '18:00-00:30'],
  ['8 pm to midnight', '20:00-24:00'],
  ['12:00 midnight - 6 am', '00:00-06:00'],
  ['9 am - 12 noon', '09:00-12:00'],
  ['5-13:30', '05:00-13:30'],
  ['17.30-20.30', '17:30-20:30'],
  ['05.30-08.30 PM', '17:30-20:30'],
  ['6 AM - 12', '06:00-12:00'],
])('%s is understood as %s', (hours, meant) => {
  expect(guessShift(hours)).toBe(meant);
});

test('hours are understood only as valid ones', () => {
  for (const hour of ['9', '09', '9:30', '9.30', '9 am', '12 noon', '1 PM', '24:00', '0:00', '13.45']) {
    for (const other of ['1', '13:30', '1.30 pm', '11:30 p.m.', '24:00', '00:00', '9 AM', '12']) {
      for (const between of ['-', ' – ', ' to ']) {
        const meant = guessShift(`${hour}${between}${other}`);
        if (meant !== undefined) expect(openingHours.shape.monday.safeParse([meant]).error, meant).toBeUndefined();
      }
    }
  }
});
