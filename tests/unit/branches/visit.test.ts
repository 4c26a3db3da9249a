import { expect, test } from 'vitest';
import { readVisit, visitFragment, visitState } from '../../../branches/model/visit.ts';

const DAY = { opens: 630, closes: 810 };
/** Closed on Sunday; on Friday until half past midnight. */
const TIMETABLE = {
  week: [[DAY], [DAY], [DAY], [DAY], [DAY, { opens: 1080, closes: 1470 }], [DAY], []],
  exceptions: { '2026-12-07': [], '2026-12-13': [{ opens: 600, closes: 720 }] },
};
const stateOf = (fragment: string, now = '2026-12-01T10:00+05:30') => {
  const visit = readVisit(fragment);
  return visit && visitState(visit, TIMETABLE, Date.parse(now));
};

test('a visit’s link says branch, day and time in India, also after an app has encoded it', () => {
  const visit = { branch: 'chennai-2', day: '2026-12-05', time: '11:00', begins: Date.UTC(2026, 11, 5, 5, 30) };
  expect(visitFragment(visit)).toBe('#visit=chennai-2,2026-12-05T11:00');
  for (const fragment of [visitFragment(visit), '#visit=chennai-2%2C2026-12-05T11%3a00'])
    expect(readVisit(fragment)).toEqual(visit);
});

/** Others, and hostile ones. */
const NO_VISITS = [
  '',
  '#faq',
  '#visit=',
  '#visit=chennai',
  '#visit=chennai,2026-12-05',
  '#visit=chennai,2026-12-05T11:00,more',
  '#visit=chennai,2026-12-05T11:00\n',
  '#visit=<script>alert(1)</script>,2026-12-05T11:00',
  '#visit="],*,2026-12-05T11:00',
  '#visit=%E0%A4%A,2026-12-05T11:00',
  '#visit=chennai,2026-12-05T11:00%',
  '#visit=chennai,२०२६-१२-०५T११:००',
  `#visit=${'a'.repeat(100_000)},2026-12-05T11:00`,
];

test('no other fragment is a visit', () => {
  for (const fragment of NO_VISITS) expect(readVisit(fragment), fragment.slice(0, 50)).toBeUndefined();
});

test.each([
  ['2026-12-05T10:30', 'coming', 'as it opens'],
  ['2026-12-05T13:29', 'coming', 'in its last minute'],
  ['2026-12-05T13:30', 'check', 'as it closes'],
  ['2026-12-05T00:29', 'coming', 'past midnight, in the shift of the day before'],
  ['2026-12-05T00:30', 'check', 'after that shift'],
  ['2026-12-06T11:00', 'check', 'on a day off'],
  ['2026-12-07T11:00', 'check', 'on a holiday'],
  ['2026-12-13T10:00', 'coming', 'on a day off that is an exception'],
  ['2026-02-31T11:00', 'check', 'on 31 February'],
  ['2026-12-05T25:00', 'check', 'at an hour that there is not'],
  ['2026-12-05T24:00', 'check', 'at an hour that is another day’s'],
  ['2026-13-01T11:00', 'check', 'in a month that there is not'],
  ['2025-02-29T11:00', 'check', 'on a leap day of another year'],
  ['2026-11-30T11:00', 'passed', 'yesterday'],
  ['2026-11-29T11:00', 'passed', 'on a day off that has passed'],
])('a visit at %s is %s: %s', (time, state) => {
  expect(stateOf(`#visit=chennai,${time}`)).toBe(state);
});

test('who is late still sees the visit; an hour after it began, it has passed', () => {
  const at = (now: string) => stateOf('#visit=chennai,2026-12-01T11:00', `2026-12-01T${now}+05:30`);
  expect([at('11:59'), at('12:00')]).toEqual(['coming', 'passed']);
});
