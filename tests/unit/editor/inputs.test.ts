/** Conversions of what is typed, pressed and pointed at. */
import { describe, expect, test, vi } from 'vitest';
import { pictureSiblings } from '../../../editor/app/pictures/PictureField.tsx';
import { readFigure } from '../../../editor/app/staff/form/values.ts';
import { inManner, mannerOf, withValue } from '../../../editor/app/staff/widgets/AmountWidget.tsx';
import { dayOf, shiftsOf } from '../../../editor/app/staff/widgets/inputs.tsx';
import { isSameInput } from '../../../editor/yaml/values.ts';

// Forms that are drawn ask them.
vi.mock('../../../editor/app/api.ts', () => ({}));
vi.mock('../../../editor/app/acts.ts', () => ({}));
vi.mock('../../../editor/app/sending.ts', () => ({}));

test.each([
  // In another spelling.
  [true, { name: { en: 'Dr. ' }, lines: ['x'] }, { name: { en: 'Dr.' }, lines: ['x'] }],
  [false, { name: { en: 'Dr. ' } }, { name: { en: 'Dr. B' } }],
  // Empty where the file has no such field.
  [true, { phone: null, note: { en: '' }, offers: [] }, {}],
])('a form keeps its input while the file means the same (%s): %j, %j', (isSame, typed, file) => {
  expect(isSameInput(typed, file)).toBe(isSame);
});

describe('the hours of a day', () => {
  test.each([[['10:30-13:30', '17:30-24:00']], [['18:00-00:30']]])('come back as they were written: %j', (day) => {
    expect(dayOf(shiftsOf(day))).toEqual(day);
  });

  test('end at midnight, are empty when the day opens again, and keep a time while the other is missing', () => {
    expect(shiftsOf(['18:00-24:00'])).toEqual([{ opens: '18:00', closes: '00:00' }]);
    expect(shiftsOf('closed')).toEqual([{ opens: '', closes: '' }]);
    expect(shiftsOf(dayOf([{ opens: '10:30', closes: '' }]))).toEqual([{ opens: '10:30', closes: '' }]);
  });
});

test('a figure is read as people type it', () => {
  expect(['2,500', 'Rs 2,500/-', 'ரூ. 2,500', 'ரூ.2500', 'ரூபாய் 99', '₹4.5', 'soon', ' '].map(readFigure)).toEqual([
    2500,
    2500,
    2500,
    2500,
    99,
    4.5,
    'soon',
    undefined,
  ]);
});

test('a price keeps its remarks in another form, and is removed with its last figure', () => {
  expect(inManner({ exact: 300, each: true }, 'range')).toEqual({ from: 300, each: true });
  expect(mannerOf({ from: 1, to: 2 })).toBe('range');
  expect(withValue({ from: 300, onwards: true }, 'from', undefined)).toBeUndefined();
  expect(withValue({ from: 300, to: 400 }, 'to', undefined)).toEqual({ from: 300 });
});

describe('a picture', () => {
  test.each([
    ['image', ['id', 'image', 'imageAlt', 'imageFocus'], ['imageAlt', 'imageFocus']],
    ['image', ['image', 'alt', 'focus', 'title'], ['alt', 'focus']],
    ['photo', ['name', 'photo', 'photoFocus'], [undefined, 'photoFocus']],
  ])('%s finds its text and its focus, whatever they are called: %j', (picture, keys, found) => {
    const fields = keys.map((key) => ({ kind: 'text', key, title: key, isOptional: true }) as const);
    const { alt, focus } = pictureSiblings(fields, picture);
    expect([alt?.key, focus?.key]).toEqual(found);
  });
});
