import { expect, test } from 'vitest';
import { todayInKolkata } from '../../../branches/model/day.ts';
import { offerState } from '../../../branches/model/files/toModel.ts';

const august = { firstDay: '2025-08-15', lastDay: '2025-08-31' };

test.each([
  ['2025-08-14', 'upcoming'],
  ['2025-08-15', 'current'],
  ['2025-08-31', 'current'],
  ['2025-09-01', 'ended'],
])('the state of an offer from 15 to 31 August is, on %s, %s', (today, state) => {
  expect(offerState(august, today)).toBe(state);
});

test('the state of an offer without dates is current', () => {
  expect(offerState({}, '2025-09-01')).toBe('current');
});

test('the state of an offer is ended, whatever its dates, once staff end it', () => {
  expect(offerState({ ended: true }, '2025-08-15')).toBe('ended');
  expect(offerState({ ...august, ended: true }, '2025-08-14')).toBe('ended');
  expect(offerState({ ...august, ended: false }, '2025-08-31')).toBe('current');
});

test('today is the date in Kolkata, UTC plus five and a half hours', () => {
  expect(todayInKolkata(new Date('2025-08-31T18:29:59.999Z'))).toBe('2025-08-31');
  expect(todayInKolkata(new Date('2025-08-31T18:30:00.000Z'))).toBe('2025-09-01');
});
