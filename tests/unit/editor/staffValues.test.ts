import { describe, expect, it } from 'vitest';
import { createFormValues } from '../../../editor/app/staff/form/formValues.ts';
import { dayOf, shiftsOf } from '../../../editor/app/staff/form/hoursModel.ts';
import { amountOf, inManner, mannerOf, withValue } from '../../../editor/app/staff/widgets/amountModel.ts';

describe('a form', () => {
  it('has what was typed, whatever its file says of it meanwhile', () => {
    const values = createFormValues({ name: { en: 'Dr. A' }, lines: ['x'] });
    values.edit({ kind: 'set', path: ['name', 'en'], value: 'Dr. ' });
    values.take({ name: { en: 'Dr.' }, lines: ['x'] });
    expect(values.at(['name', 'en'])).toBe('Dr. ');
    values.take({ name: { en: 'Dr. B' }, lines: ['x'] });
    expect(values.at(['name', 'en'])).toBe('Dr. B');
  });

  it('leaves the values of other fields as they are, so that they are not drawn anew', () => {
    const values = createFormValues({ lines: [{ en: 'x' }, { en: 'y' }] });
    const first = values.at(['lines', 0]);
    values.edit({ kind: 'set', path: ['lines', 1, 'en'], value: 'z' });
    expect(values.at(['lines', 0])).toBe(first);
  });

  it('keeps an empty field that its file does not have', () => {
    const values = createFormValues({ phone: '1' });
    values.edit({ kind: 'set', path: ['phone'], value: null });
    values.take({});
    expect(values.at([])).toEqual({ phone: null });
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
