import { expect, test } from 'vitest';
import { entryHeading } from '../../../../editor/app/staff/form/values.ts';

const dayOf = (day: string) => `the day ${day}`;

test.each([
  [{ id: 'pongal', title: { en: 'Festival offer', ta: 'பொங்கல் சலுகை' } }, 'Festival offer', 'பொங்கல் சலுகை'],
  [{ name: 'Priya', title: { en: 'Dentist' } }, 'Priya', 'Priya'],
  [{ day: '2027-01-15', hours: 'closed' }, 'the day 2027-01-15', 'the day 2027-01-15'],
  [
    { day: '2027-01-15', note: { en: 'Harvest', ta: 'அறுவடை' } },
    'the day 2027-01-15: Harvest',
    'the day 2027-01-15: அறுவடை',
  ],
  [{ day: '', hours: 'closed' }, undefined, undefined],
  [{ id: 'offer', tag: { en: null }, title: { en: null } }, undefined, undefined],
  [{ id: 'offer', tag: { en: 'Camp' }, title: { en: null } }, 'Camp', 'Camp'],
])('an entry of a list is called what people call it: %o', (entry, english, tamil) => {
  expect(entryHeading(entry, 'en', dayOf)).toBe(english);
  expect(entryHeading(entry, 'ta', dayOf)).toBe(tamil);
});
