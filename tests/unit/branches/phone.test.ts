import { expect, test } from 'vitest';
import { formatPhone, numbersIn, parsePhoneNumber } from '../../../branches/model/phone.ts';
import { answers } from './errors/mistakes.ts';
import { warned } from './warnings/warned.ts';

const PHONE = 'phone: "+910000000001"';

test.each<[kind: string, number: string, typed: readonly string[]]>([
  ['a mobile number', '+919840012345', ['9840012345', '98400–12345', '(98400) 12345', '098400 12345']],
  ['its country', '+919840012345', ['0091 98400 12345', '+91 (0) 98400 12345', 'tel:+91-98400-12345']],
  ['a link to a chat', '+919840012345', ['https://wa.me/919840012345?text=Hello', 'wa.me/919840012345']],
  ['a landline near a series that only calls', '+911602345678', ['0160 234 5678', '+91 1602 345678']],
  ['a landline', '+914423456789', ['044 2345 6789', '(044) 23456789', '+91 (044) 2345 6789']],
  ['a toll-free number', '18001234567', ['1800 123 4567', '1-800-123-4567']],
])('a number is recognised with %s: %s', (_kind, number, typed) => {
  expect(typed.map(parsePhoneNumber)).toEqual(typed.map(() => number));
});

test.each([
  ['98400 00001 / 98400 00002', ['+919840000001', '+919840000002']],
  ['98400 00001 or (044) 2345-6789', ['+919840000001', '+914423456789']],
  ['+91-98400-00001, 1800 123 4567 & 98400 00003', ['+919840000001', '18001234567', '+919840000003']],
  ['044 2345 6789 ext 12', ['+914423456789']],
])('in %s these are the numbers', (typed, numbers) => {
  expect(numbersIn(typed)).toEqual(numbers);
});

test.each([
  ['too many digits', '+9198400123456'],
  ['too few digits', '91 98400 123'],
  ['another country', '+1 415 555 2671'],
  ['two numbers', '98400 12345 98400 67890'],
  ['an extension', '044 23456789 ext 2'],
  ['a letter instead of a digit', '98400 1234O'],
  ['another country', 'https://wa.me/6581234567'],
  ['a number that only calls', '1600 123 456'],
  ['no number', 'https://wa.me/message/ABCDEF1234567890'],
])('refuses to guess with %s: %s', (_why, typed) => {
  expect(parsePhoneNumber(typed)).toBeUndefined();
});

test('the message says what is wrong with a number, and proposes each that it has', () => {
  const typed = ['1800 123 4567', '98400 00001 / 98400 00002', '044 2345 6789 ext 12', '+1 800 123 4567'];
  const short = ['2345 6789', '57575', '98400 1234O', '"Ph: 98400 12345"'];
  expect(answers([...typed, ...short].map((number) => ['chennai', PHONE, `phone: ${number}`]))).toMatchInlineSnapshot(`
    "phone: found 1800 123 4567, expected a toll-free number as it is dialled in India: no +91, no spaces, in quotes. Type: phone: "18001234567"
    phone: found 98400 00001 / 98400 00002, expected one number: pages show one for each branch. Type one of them: phone: "+919840000001" or phone: "+919840000002"
    phone: found 044 2345 6789 ext 12, expected a number without extension: most phones cannot dial one from a link. Type: phone: "+914423456789"
    phone: found +1 800 123 4567, expected a phone number in India, which begins with +91. Type for example: phone: "+910000000001"
    phone: found 2345 6789, expected ten digits after +91, for a landline with its area code (these are 8). Type for example: phone: "+910000000001"
    phone: found 57575, expected a number of ten digits, not a short one. Type for example: phone: "+910000000001"
    phone: found 98400 1234O, expected digits only, without "O". Type for example: phone: "+910000000001"
    phone: found "Ph: 98400 12345", expected digits only, without "Ph". Type for example: phone: "+910000000001""
  `);
  expect(
    answers([
      ['chennai', PHONE.replace('phone', 'whatsapp'), 'whatsapp: wa.me/919840012345'],
      ['chennai', PHONE.replace('phone', 'whatsapp'), 'whatsapp: "18001234567"'],
      ['chennai', 'sticker: ', 'whatsapp: 1860 266 2666\n    sticker: '],
    ]),
  ).toMatchInlineSnapshot(`
    "whatsapp: found wa.me/919840012345, expected a phone number: +91 and ten digits, no spaces. Type: whatsapp: "+919840012345"
    whatsapp: found "18001234567", expected the mobile or landline number that the clinic chats with: numbers with 1800 or 1860 cannot have WhatsApp. Type for example: whatsapp: "+910000000001"
    offers.whatsapp: found 1860 266 2666, expected the mobile or landline number that the clinic chats with: numbers with 1800 or 1860 cannot have WhatsApp. Type for example: whatsapp: "+910000000001""
  `);
});

test.each([
  ['a mobile number in groups of five', '+919840012345', '+91 98400 12345'],
  ['a Chennai landline with its area code', '+914423456789', '+91 44 2345 6789'],
  ['a toll-free number as it is dialled', '18001234567', '1800 123 4567'],
  ['a toll-free number that the plan lacks', '1860500555', '1860 500 555'],
  ['a placeholder as a mobile number', '+910000000001', '+91 00000 00001'],
  ['a number that nobody has, of another country, as it is', '+6512345678', '+6512345678'],
])('pages show %s', (_what, e164, shown) => {
  expect(formatPhone(e164)).toBe(shown);
});

test('an impossible Indian number is accepted with a warning', () => {
  const typed = ['+914400000000', '+914423456789', '+910000000009', '18001234567'];
  expect(warned(typed.map((number) => ['chennai', PHONE, `phone: "${number}"`]))).toMatchInlineSnapshot(
    `"phone: found +914400000000, which is not a valid phone number in India. Check each digit: a mobile number begins with 6, 7, 8 or 9, a landline with its area code without the 0."`,
  );
});

test('numbers from which advertisers, banks and authorities only call are said to be those', () => {
  const typed = ['1401234567', '"+911600123456"', '1601 445 123'];
  const said = answers(typed.flatMap((number) => [['chennai', PHONE, `phone: ${number}`]])).split('\n');
  expect(said).toHaveLength(3);
  for (const line of said) {
    expect(line).toMatch(
      /expected a number that patients can call: from those that begin with 140, 1600 or 1601, only/,
    );
  }
});
