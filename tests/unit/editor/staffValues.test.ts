import { describe, expect, it } from 'vitest';
import { editList } from '../../../editor/app/staff/form/editList.ts';
import { editsBetween } from '../../../editor/app/staff/form/editsBetween.ts';
import { dayOf, shiftsOf } from '../../../editor/app/staff/form/hoursModel.ts';
import { amountOf, inManner, mannerOf, withValue } from '../../../editor/app/staff/widgets/amountModel.ts';

describe('what is sent of a form', () => {
  it('is only what was changed', () => {
    const before = { phone: '1', name: { en: 'A', ta: 'B' }, lines: [{ en: 'x' }, { en: 'y' }] };
    const after = { phone: '2', name: { en: 'A', ta: 'B' }, lines: [{ en: 'x' }, { en: 'z' }] };
    expect(editsBetween(before, after)).toEqual([
      { kind: 'set', path: ['phone'], value: '2' },
      { kind: 'set', path: ['lines', 1, 'en'], value: 'z' },
    ]);
  });

  it('is nothing while an empty field stays empty', () => {
    expect(editsBetween({ a: null }, { a: '', note: { en: '' }, b: undefined })).toEqual([]);
  });

  it('is nothing of a list that a form has empty and the file does not have', () => {
    const before = { team: [{ id: 'a', photo: 'a.webp' }], social: {} };
    const after = { team: [{ id: 'a', photo: 'b.webp', branches: [] }], social: { stories: [] } };
    expect(editsBetween(before, after)).toEqual([{ kind: 'set', path: ['team', 0, 'photo'], value: 'b.webp' }]);
    expect(editsBetween(after.team, [{ id: 'a', photo: 'b.webp' }])).toEqual([]);
  });

  it('has no empty list of a new entry that was filled in', () => {
    const before = [{ id: null, name: null }];
    expect(editsBetween(before, [{ id: 'a', name: '', certificates: [] }], ['team'])).toEqual([
      { kind: 'set', path: ['team', 0], value: { id: 'a' } },
    ]);
  });

  it('keeps the key of a required field that was emptied, and removes an optional one', () => {
    expect(editsBetween({ name: 'x', email: 'y' }, { name: '', email: null })).toEqual([
      { kind: 'set', path: ['name'], value: null },
      { kind: 'remove', path: ['email'] },
    ]);
  });

  it('never leaves a price without a figure in between', () => {
    expect(editsBetween({ exact: 300 }, { from: 300 }, ['price']).map(({ kind }) => kind)).toEqual(['set', 'remove']);
  });

  it('removes entries from the end, so that no other moves meanwhile', () => {
    expect(editsBetween({ days: ['a', 'b', 'c'] }, { days: ['a'] })).toEqual([
      { kind: 'remove', path: ['days', 2] },
      { kind: 'remove', path: ['days', 1] },
    ]);
  });
});

describe('lists', () => {
  const values = { team: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] };
  it.each([
    [{ kind: 'move', path: ['team'], from: 2, to: 0 }, ['c', 'a', 'b']],
    [{ kind: 'insert', path: ['team'], index: 1, value: { id: 'n' } }, ['a', 'n', 'b', 'c']],
    [{ kind: 'remove', path: ['team', 1] }, ['a', 'c']],
  ] as const)('change as their file does: %j', (edit, ids) => {
    expect(editList(values, edit)).toEqual({ team: ids.map((id) => ({ id })) });
  });

  it('go themselves with the last entry where they cannot be empty', () => {
    const before = { team: [{ id: 'a', branches: [{ branch: 'chennai' }] }] };
    expect(editList(before, { kind: 'remove', path: ['team', 0, 'branches'] })).toEqual({ team: [{ id: 'a' }] });
  });

  it('begin with their first entry', () => {
    expect(editList({}, { kind: 'insert', path: ['offers'], index: 0, value: { id: 'n' } })).toEqual({
      offers: [{ id: 'n' }],
    });
  });
});

describe('the hours of a day', () => {
  it('come back as they were written', () => {
    for (const day of [['10:30-13:30', '17:30-20:30'], ['11:00-13:30']]) expect(dayOf(shiftsOf(day))).toEqual(day);
  });

  it('end at midnight as inputs of times have it, and as the file has it', () => {
    expect(shiftsOf(['18:00-24:00'])).toEqual([{ opens: '18:00', closes: '00:00' }]);
    for (const day of [['18:00-24:00'], ['00:00-24:00'], ['18:00-00:30']]) expect(dayOf(shiftsOf(day))).toEqual(day);
  });

  it('have an empty shift to type into when the day opens again', () => {
    expect(shiftsOf('closed')).toEqual([{ opens: '', closes: '' }]);
  });

  it('keep the time that is typed while the other is missing', () => {
    expect(shiftsOf(dayOf([{ opens: '10:30', closes: '' }]))).toEqual([{ opens: '10:30', closes: '' }]);
  });
});

describe('a price', () => {
  it('keeps its figure and its remarks when it is written in another way', () => {
    expect(inManner(amountOf({ exact: 300, each: true }), 'range')).toEqual({ from: 300, each: true });
    expect(mannerOf({ from: 1, to: 2 })).toBe('range');
  });

  it('is gone with its last figure, whatever remark it had', () => {
    expect(withValue({ from: 300, onwards: true }, 'from', undefined)).toBeUndefined();
    expect(withValue({ from: 300, to: 400 }, 'to', undefined)).toEqual({ from: 300 });
  });
});
