import { expect, test } from 'vitest';
import { todayInKolkata } from '../../../branches/model/day.ts';
import { offerState } from '../../../branches/model/files/toModel.ts';

const august = { firstDay: '2025-08-15', lastDay: '2025-08-31' };

test.each([
  ['from 15 to 31 August', august, '2025-08-14', 'upcoming'],
  ['from 15 to 31 August', august, '2025-08-15', 'current'],
  ['from 15 to 31 August', august, '2025-08-31', 'current'],
  ['from 15 to 31 August', august, '2025-09-01', 'ended'],
  ['without dates', {}, '2025-09-01', 'current'],
  ['that staff have ended', { ...august, ended: true }, '2025-08-14', 'ended'],
])('the state of an offer %s: %j on %s: %s', (_what, offer, today, state) => {
  expect(offerState(offer, today)).toBe(state);
});

test('today is the date in Kolkata, UTC plus five and a half hours', () => {
  expect(todayInKolkata(new Date('2025-08-31T18:29:59.999Z'))).toBe('2025-08-31');
  expect(todayInKolkata(new Date('2025-08-31T18:30:00.000Z'))).toBe('2025-09-01');
});
