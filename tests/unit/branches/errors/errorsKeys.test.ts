import { expect, test } from 'vitest';
import { answers } from './mistakes.ts';

const PHONE = 'phone: "+910000000001"';

test('requires one format each for e-mail and web addresses, pictures, names and switches', () => {
  const slug = 'slug: online-dentist-appointment-booking-perumbur';
  const portal = 'portal: https://booking.sample-dental.example/perambur';
  expect(
    answers([
      ['chennai', portal, 'portal: http://booking.sample-dental.example/perambur'],
      ['chennai', portal, 'portal: booking.sample-dental.example/perambur'],
      ['chennai', slug, 'slug: Online Booking'],
      ['chennai', 'freeOnline: true', 'freeOnline: yes'],
      ['chennai', 'areasServed:\n  - en: Perambur', 'areasServed: []\nother:\n  - en: Perambur'],
    ]),
  ).toMatchInlineSnapshot(`
    "booking.portal: found http://booking.sample-dental.example/perambur, expected a web address that starts with https://. Type: portal: https://booking.sample-dental.example/perambur
    booking.portal: found booking.sample-dental.example/perambur, expected a web address that starts with https://. Type: portal: https://booking.sample-dental.example/perambur
    booking.slug: found Online Booking, expected lower-case letters and digits, joined by hyphens. Type for example: slug: online-dentist-appointment-booking-perumbur
    consultation.freeOnline: found yes, expected true or false. Type: freeOnline: true
    areasServed: found [], expected at least one place. Type for example: areasServed: [ { en: Perambur }, { en: Kolathur } ]
    other is not a known key. Known keys: name …."
  `);
});

test('refuses an unknown key and suggests the one that was meant', () => {
  expect(
    answers([
      ['chennai', PHONE, 'fone: "+910000000001"'],
      ['chennai', PHONE, `${PHONE}\n__proto__: 1\nconstructor: 2`],
    ]),
  ).toMatchInlineSnapshot(`
    "fone is not a known key. Did you mean phone?
    __proto__ is not a known key. Did you mean photos?
    constructor is not a known key. Known keys: name …."
  `);
});
