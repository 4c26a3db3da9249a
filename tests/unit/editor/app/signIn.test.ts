/** When a key ends. */
import { expect, test } from 'vitest';
import { keyEnd } from '../../../../editor/app/signIn/keyEnd.ts';

test.each([
  ['2027-01-31', undefined, '2027-01-16', undefined],
  ['2027-01-31', undefined, '2027-01-18', '2027-01-31'],
  [undefined, '2026-01-31T09:00:00Z', '2027-01-16', undefined],
  [undefined, '2026-01-31T09:00:00Z', '2027-01-18', '2027-01-31'],
  [undefined, undefined, '2027-01-18', undefined],
])('two weeks before a key expires, the editor warns: until %s, since %s, now %s', (until, since, day, said) => {
  const end = keyEnd(until, since, new Date(`${day}T12:00:00Z`));
  expect(end?.toISOString().slice(0, 10)).toBe(said);
});
