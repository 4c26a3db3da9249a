import { expect, test } from 'vitest';
import { keyEnd } from '../../../../editor/app/signIn/keyEnd.ts';

test.each([
  ['2027-01-31', undefined, '2027-01-16T12:00:00Z', undefined],
  ['2027-01-31', undefined, '2027-01-18T12:00:00Z', '2027-01-31'],
  ['2027-01-31', '2020-01-01T00:00:00Z', '2027-01-16T12:00:00Z', undefined],
  [undefined, '2026-01-31T09:00:00Z', '2027-01-16T12:00:00Z', undefined],
  [undefined, '2026-01-31T09:00:00Z', '2027-01-18T12:00:00Z', '2027-01-31'],
  [undefined, undefined, '2027-01-18T12:00:00Z', undefined],
])('two weeks before a key ends, the editor says so: until %s, since %s, now %s', (until, since, now, said) => {
  expect(keyEnd(until, since, new Date(now))?.toISOString().slice(0, 10)).toBe(said);
});
