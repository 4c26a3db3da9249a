import { describe, expect, it } from 'vitest';
import { saysSame } from '../../../editor/app/staff/form/values.ts';
import { inManner, mannerOf, withValue } from '../../../editor/app/staff/widgets/AmountWidget.tsx';
import { dayOf, shiftsOf } from '../../../editor/app/staff/widgets/hours.tsx';

describe('a form keeps what is typed', () => {
  it('while its file says the same in its own spelling', () => {
    expect(saysSame({ name: { en: 'Dr. ' }, lines: ['x'] }, { name: { en: 'Dr.' }, lines: ['x'] })).toBe(true);
    expect(saysSame({ name: { en: 'Dr. ' } }, { name: { en: 'Dr. B' } })).toBe(false);
  });

  it('where a field or a list is empty that its file does not have', () => {
    expect(saysSame({ phone: null, note: { en: '' }, offers: [] }, {})).toBe(true);
    expect(saysSame({ phone: null }, { phone: '1' })).toBe(false);
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
    expect(inManner({ exact: 300, each: true }, 'range')).toEqual({ from: 300, each: true });
    expect(mannerOf({ from: 1, to: 2 })).toBe('range');
  });

  it('is gone with its last figure, whatever remark it had', () => {
    expect(withValue({ from: 300, onwards: true }, 'from', undefined)).toBeUndefined();
    expect(withValue({ from: 300, to: 400 }, 'to', undefined)).toEqual({ from: 300 });
  });
});
