import { expect, test } from 'vitest';
import { dialled, formatPhone } from '../../../branches/model/phone.ts';
import { answers } from './errors/mistakes.ts';
import { warned } from './warnings/warned.ts';

const PHONE = 'phone: "+910000000001"';

test.each(['9840012345', '98400–12345', '(98400) 12345', '098400 12345', '0091 98400 12345', '+91 (0) 98400 12345'])(
  'a mobile number typed as %s is recognised',
  (typed) => {
    expect(dialled(typed)).toBe('+919840012345');
  },
);

test.each(['044 2345 6789', '(044) 23456789', '+91 (044) 2345 6789'])(
  'a landline number typed as %s is recognised',
  (typed) => {
    expect(dialled(typed)).toBe('+914423456789');
  },
);

test('a number that itself starts with 91 keeps all its digits', () => {
  for (const typed of ['91984 00123', '9198400123', '091984 00123']) expect(dialled(typed)).toBe('+919198400123');
});

test.each([
  ['too many digits', '+9198400123456'],
  ['too few digits', '91 98400 123'],
  ['too few digits', '2345 6789'],
  ['another country', '+1 415 555 2671'],
  ['another country', '0044 20 7946 0958'],
  ['two numbers', '98400 12345 98400 67890'],
  ['two numbers', '044 23456789 / 90'],
  ['an extension', '044 23456789 ext 2'],
  ['a letter instead of a digit', '98400 1234O'],
])('refuses to guess with %s: %s', (_why, typed) => {
  expect(dialled(typed)).toBeUndefined();
});

test('the message for an ambiguous number shows an example and suggests nothing', () => {
  const typed = ['"+9198400123456"', '"+91984001234"', '"+1 415 555 2671"', '98400 12345 98400 67890'];
  for (const message of answers(typed.map((number) => ['chennai', PHONE, `phone: ${number}`])).split(/\n(?=phone)/)) {
    expect(message).toContain(' Type for example: phone: "+910000000001"');
    expect(message).not.toContain(' Type: ');
  }
});

test.each([
  ['a mobile number in groups of five', '+919840012345', '+91 98400 12345'],
  ['a Chennai landline with its area code', '+914423456789', '+91 44 2345 6789'],
  ['a small-town landline with its longer area code', '+914652234567', '+91 4652 234 567'],
  ['a placeholder as a mobile number', '+910000000001', '+91 00000 00001'],
  ['a number that nobody has, of another country, as it is', '+6512345678', '+6512345678'],
])('pages show %s', (_what, e164, shown) => {
  expect(formatPhone(e164)).toBe(shown);
});

test('an impossible Indian number is accepted with a warning', () => {
  const typed = ['+914400000000', '+914423456789', '+910000000009'];
  expect(warned(typed.map((number) => ['chennai', PHONE, `phone: "${number}"`]))).toMatchInlineSnapshot(
    `"phone: found +914400000000, which is not a valid phone number in India. Check each digit: a mobile number begins with 6, 7, 8 or 9, a landline with its area code without the 0."`,
  );
});
