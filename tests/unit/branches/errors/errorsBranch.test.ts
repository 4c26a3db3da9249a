import { expect, test } from 'vitest';
import { guessShift } from '../../../../branches/model/files/guessHours.ts';
import { openingHours } from '../../../../branches/model/schema/openingHours.ts';
import { answers } from './mistakes.ts';

const PHONE = 'phone: "+910000000001"';
const POSTCODE = 'postcode: "600082"';
const AREA = 'area:\n  en: Perambur\n';
const SUNDAY = 'sunday: [11:00-13:30]';
const SLUG = 'slug: online-dentist-appointment-booking-perumbur';

test('requires phone numbers of +91 and ten digits, and corrects a mistyped one when there is no doubt', () => {
  expect(
    answers([
      ['chennai', PHONE, 'phone: +910000000001'],
      ['chennai', PHONE, 'phone: 98400 12345'],
      ['chennai', PHONE, 'phone: "+91 98400-12345"'],
      ['chennai', PHONE, 'phone:'],
      ['chennai', PHONE, ''],
    ]),
  ).toMatchInlineSnapshot(`
    "phone: found +910000000001 without quotes, expected a phone number: +91 and ten digits, no spaces, in quotes. Type: phone: "+910000000001"
    phone: found 98400 12345, expected a phone number: +91 and ten digits, no spaces. Type: phone: "+919840012345"
    phone: found "+91 98400-12345", expected a phone number: +91 and ten digits, no spaces. Type: phone: "+919840012345"
    phone: found nothing, expected a phone number: +91 and ten digits, no spaces, in quotes. Type for example: phone: "+910000000001"
    phone is missing. Type for example: phone: "+910000000001""
  `);
});

test('requires postcodes of six digits in quotes', () => {
  expect(
    answers([
      ['chennai', POSTCODE, 'postcode: 600082'],
      ['chennai', POSTCODE, 'postcode: 04481'],
    ]),
  ).toMatchInlineSnapshot(`
    "address.postcode: found 600082 without quotes, expected six digits in quotes. Type: postcode: "600082"
    address.postcode: found 04481 without quotes, expected six digits in quotes. Type for example: postcode: "600082""
  `);
});

test('requires texts under a language code', () => {
  expect(
    answers([
      ['chennai', AREA, 'area: Perambur\n'],
      ['chennai', AREA, 'area:\n  en Perambur\n'],
      ['chennai', AREA, 'area:\n  en: 2025\n'],
      ['chennai', AREA, 'area:\n  en: Perambur\n  tam: பெரம்பூர்\n'],
    ]),
  ).toMatchInlineSnapshot(`
    "area: found Perambur, expected the text under its language code. Type: area: { en: Perambur }
    area: found en Perambur, expected the text under its language code. Type: { en: Perambur }
    area.en: found 2025 without quotes, expected text. Type: en: "2025"
    area.tam is not a known key. A language code has two lower-case letters, such as en or ta. Did you mean ta?"
  `);
});

test('requires opening hours for all seven days, in order, in 24-hour format', () => {
  expect(
    answers([
      ['chennai', SUNDAY, 'sunday: 11:00-13:30'],
      ['chennai', SUNDAY, 'sunday: 11:00 – 13:30, 17:30-20:30'],
      ['chennai', SUNDAY, 'sunday: [11-13:30]'],
      ['chennai', SUNDAY, 'sunday: [17:30-08:30]'],
      ['chennai', SUNDAY, 'sunday: [11:00-13:30, 13:00-20:30]'],
      ['chennai', SUNDAY, 'sunday: Closed'],
      ['chennai', SUNDAY, 'sonday: [11:00-13:30]'],
      ['chennai', SUNDAY, ''],
    ]),
  ).toMatchInlineSnapshot(`
    "hours.sunday: found 11:00-13:30, expected a list of opening times in square brackets, or the word closed. Type: sunday: [ 11:00-13:30 ]
    hours.sunday: found 11:00 – 13:30, 17:30-20:30, expected a list of opening times in square brackets, or the word closed. Type: sunday: [ 11:00-13:30, 17:30-20:30 ]
    hours.sunday: found 11-13:30, expected an opening and a closing time in 24-hour format, joined by a hyphen. Type: 11:00-13:30
    hours.sunday: found 17:30-08:30, expected a closing time after the opening time (24-hour clock: 5:30 PM is 17:30; past midnight at most 12 hours, all day 00:00-24:00). Type for example: 10:30-13:30
    hours.sunday: found [11:00-13:30, 13:00-20:30], expected times in order, with a break between them. Type for example: sunday: [ 10:30-13:30, 17:30-20:30 ]
    hours.sunday: found Closed, expected a list of opening times in square brackets, or the word closed. Type: sunday: closed
    hours.sonday is not a known key. Did you mean sunday?
    hours.sunday is missing. Type for example: sunday: [ 10:30-13:30, 17:30-20:30 ]"
  `);
});

test('understands other formats of opening hours when there is no doubt', () => {
  expect(
    answers([
      ['chennai', SUNDAY, 'sunday: 9:00-13:30 and 5 pm - 8 pm'],
      ['chennai', SUNDAY, 'sunday: holiday'],
      ['chennai', SUNDAY, 'sunday: Open 24 hours'],
      ['chennai', SUNDAY, 'sunday: 9 am - 1 pm, 10 pm to 2 am'],
      ['chennai', SUNDAY, 'sunday: [10:30-13:30; 17:30-20:30]'],
      ['chennai', SUNDAY, 'sun: [11:00-13:30]'],
      ['chennai', SUNDAY, 'sunday: [5:30-8:30]'],
    ]),
  ).toMatchInlineSnapshot(`
    "hours.sunday: found 9:00-13:30 and 5 pm - 8 pm, expected a list of opening times in square brackets, or the word closed. Type: sunday: [ 09:00-13:30, 17:00-20:00 ]
    hours.sunday: found holiday, expected a list of opening times in square brackets, or the word closed. Type: sunday: closed
    hours.sunday: found Open 24 hours, expected a list of opening times in square brackets, or the word closed. Type: sunday: [ 00:00-24:00 ]
    hours.sunday: found 9 am - 1 pm, 10 pm to 2 am, expected a list of opening times in square brackets, or the word closed. Type: sunday: [ 09:00-13:00, 22:00-02:00 ]
    hours.sunday: found 10:30-13:30; 17:30-20:30, expected an opening and a closing time in 24-hour format, joined by a hyphen. Type for example: 10:30-13:30
    hours.sun is not a known key. Did you mean sunday?
    hours.sunday: found 5:30-8:30, expected an opening and a closing time in 24-hour format, joined by a hyphen. Type for example: 10:30-13:30"
  `);
});

test('keeps everything typed in a suggestion, evening hours included', () => {
  expect(
    answers([
      ['chennai', SUNDAY, 'sunday: "[10:30-13:30], [17:30-20:30]"'],
      ['chennai', SUNDAY, 'sunday: [10:30-13:30], [17:30-20:30]'],
      ['clinic', 'painDiagnosis: { from: 200 }', 'painDiagnosis: "{ from: 200 } to 2000"'],
    ]),
  ).toMatchInlineSnapshot(`
    "hours.sunday: found "[10:30-13:30], [17:30-20:30]", expected a list of opening times in square brackets, or the word closed. Type: sunday: [ 10:30-13:30, 17:30-20:30 ]
    a symbol in this text has a special meaning here. Expected a list of opening times in square brackets, or the word closed. Type for example: sunday: [ 10:30-13:30, 17:30-20:30 ]
    prices.painDiagnosis: found "{ from: 200 } to 2000", expected one of { from: 200 }, { from: 200, to: 2000 }, { exact: 300 }, { about: 30 }, digits only. Type for example: painDiagnosis: { from: 200 }"
  `);
});

test.each([
  '5:30-8:30',
  '05.30-08.30',
  '5:30-5',
  '05:30-5:30',
  '1-1',
  '6-12:30',
  '7-11',
  '10-2',
  '10:30-1:30',
  '12:30-5:30',
  '0:00-0:00',
])('refuses %s: it may be morning or evening', (hours) => {
  expect(guessShift(hours)).toBeUndefined();
});

test.each([
  ['9:00-13:30', '09:00-13:30'],
  ['11 AM - 1:30 PM', '11:00-13:30'],
  ['10-1 p.m.', '10:00-13:00'],
  ['11am to 1pm', '11:00-13:00'],
  ['10:30 - 24:00', '10:30-24:00'],
  ['10 pm to 2 am', '22:00-02:00'],
  ['6 PM - 12:30 am', '18:00-00:30'],
  ['18.00-0.30', '18:00-00:30'],
  ['8 pm to midnight', '20:00-24:00'],
  ['12:00 midnight - 6 am', '00:00-06:00'],
  ['9 am - 12 noon', '09:00-12:00'],
  ['5-13:30', '05:00-13:30'],
  ['17.30-20.30', '17:30-20:30'],
  ['05.30-08.30 PM', '17:30-20:30'],
  ['6 AM - 12', '06:00-12:00'],
])('accepts %s without asking whether it is morning or evening', (hours, meant) => {
  expect(guessShift(hours)).toBe(meant);
});

test('suggests only valid opening hours', () => {
  for (const hour of ['9', '09', '9:30', '9.30', '9 am', '12 noon', '1 PM', '24:00', '0:00', '13.45']) {
    for (const other of ['1', '13:30', '1.30 pm', '11:30 p.m.', '24:00', '00:00', '9 AM', '12']) {
      for (const between of ['-', ' – ', ' to ']) {
        const meant = guessShift(`${hour}${between}${other}`);
        if (meant !== undefined) expect(openingHours.shape.monday.safeParse([meant]).error, meant).toBeUndefined();
      }
    }
  }
});

test('suggests the correct spelling of a language code in capitals or as a word', () => {
  expect(
    answers([
      ['chennai', AREA, 'area:\n  EN: Perambur\n  TA: பெரம்பூர்\n'],
      ['chennai', AREA, 'area:\n  english: Perambur\n'],
      ['chennai', AREA, 'Area:\n  en: Perambur\n'],
    ]),
  ).toMatchInlineSnapshot(`
    "area.EN is not a known key. A language code has two lower-case letters, such as en or ta. Did you mean en?
    area.TA is not a known key. A language code has two lower-case letters, such as en or ta. Did you mean ta?
    area.english is not a known key. A language code has two lower-case letters, such as en or ta. Known keys: en, ta.
    area.en is missing. Type for example: en: Our clinic is open on Sundays.
    Area is not a known key. Did you mean area?"
  `);
});

test('treats alternative booking addresses as names, each for one page only', () => {
  expect(
    answers([
      ['chennai', SLUG, `${SLUG}\n  otherSlugs: [Online Booking]`],
      ['chennai', SLUG, `${SLUG}\n  otherSlugs: [contact]`],
      ['chennai', SLUG, `${SLUG}\n  otherSlugs: [online-dentist-appointment-booking-kavalkinaru]`],
    ]),
  ).toMatchInlineSnapshot(`
    "booking.otherSlugs: found Online Booking, expected lower-case letters and digits, joined by hyphens. Type for example: online-dentist-appointment-booking-perumbur
    booking.otherSlugs: found contact, expected a name that is not the address of another page. Type for example: online-dentist-appointment-booking-perumbur
    online-dentist-appointment-booking-kavalkinaru is already a booking slug (branches/chennai.yaml:48). Choose a different one."
  `);
});
