import { describe, expect, test } from 'vitest';
import { groupHours } from '../../../branches/model/hours.ts';
import { readShift } from '../../../branches/model/schema/openingHours.ts';
import type { Hours, Shift, Weekday } from '../../../branches/model/week.ts';

const morning: Shift = { opens: 630, closes: 810 };
const evening: Shift = { opens: 1050, closes: 1230 };

const week = (byDay: (day: Weekday) => readonly Shift[]): Hours => ({
  monday: byDay('monday'),
  tuesday: byDay('tuesday'),
  wednesday: byDay('wednesday'),
  thursday: byDay('thursday'),
  friday: byDay('friday'),
  saturday: byDay('saturday'),
  sunday: byDay('sunday'),
});

describe('opening times', () => {
  test('are minutes after midnight', () => {
    expect(readShift('10:30-13:30')).toEqual(morning);
    expect(readShift('00:00-23:59')).toEqual({ opens: 0, closes: 1439 });
  });

  test.each(['10:30', '1030-1330', '10:30-24:00', '10:60-11:00', ' 10:30-13:30', '10:30–13:30'])(
    'are not accepted as %j',
    (written) => expect(readShift(written)).toBeUndefined(),
  );
});

describe('a week in groups', () => {
  test('joins Monday to Saturday when only Sunday differs', () => {
    const groups = groupHours(week((day) => (day === 'sunday' ? [morning] : [morning, evening])));
    expect(groups).toEqual([
      { from: 'monday', to: 'saturday', shifts: [morning, evening] },
      { from: 'sunday', to: 'sunday', shifts: [morning] },
    ]);
  });

  test('does not merge equal days across a different one', () => {
    const groups = groupHours(week((day) => (day === 'wednesday' ? [] : [morning])));
    expect(groups.map(({ from, to }) => [from, to])).toEqual([
      ['monday', 'tuesday'],
      ['wednesday', 'wednesday'],
      ['thursday', 'sunday'],
    ]);
  });
});
