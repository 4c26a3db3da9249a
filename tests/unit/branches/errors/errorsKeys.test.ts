import { expect, test } from 'vitest';
import { answers } from './mistakes.ts';

const PHONE = 'phone: "+910000000001"';
const POSTCODE = 'postcode: "600082"';

test('requires one format each for e-mail and web addresses, pictures, names and switches', () => {
  const slug = 'slug: online-dentist-appointment-booking-perumbur';
  const portal = 'portal: https://booking.sample-dental.example/perambur';
  expect(
    answers([
      ['chennai', 'email: chennai@sample-dental.example', 'email: chennai at sample'],
      ['chennai', portal, 'portal: http://booking.sample-dental.example/perambur'],
      ['chennai', portal, 'portal: booking.sample-dental.example/perambur'],
      ['chennai', portal, 'portal: https://localhost/x'],
      ['chennai', portal, 'portal: "https://a.example/x y"'],
      ['chennai', slug, 'slug: Online Booking'],
      ['chennai', slug, 'slug: index'],
      ['chennai', 'picture: topics', 'siteUrl: https://x.example/home\npicture: topics'],
      ['chennai', 'freeOnline: true', 'freeOnline: yes'],
      ['chennai', 'picture: topics/clinic-chennai.webp', 'picture: clinic-chennai.tiff'],
      ['chennai', 'areasServed:\n  - en: Perambur', 'areasServed: []\nother:\n  - en: Perambur'],
    ]),
  ).toMatchInlineSnapshot(`
    "email: found chennai at sample, expected an e-mail address. Type for example: email: chennai@sample-dental.example
    booking.portal: found http://booking.sample-dental.example/perambur, expected a web address that starts with https://. Type: portal: https://booking.sample-dental.example/perambur
    booking.portal: found booking.sample-dental.example/perambur, expected a web address that starts with https://. Type: portal: https://booking.sample-dental.example/perambur
    booking.portal: found https://localhost/x, expected a web address that starts with https://. Type for example: portal: https://booking.sample-dental.example/perambur
    booking.portal: found "https://a.example/x y", expected a web address that starts with https://. Type for example: portal: https://booking.sample-dental.example/perambur
    booking.slug: found Online Booking, expected lower-case letters and digits, joined by hyphens. Type for example: slug: online-dentist-appointment-booking-perumbur
    booking.slug: found index, expected a name that is not the address of another page. Type for example: slug: online-dentist-appointment-booking-perumbur
    siteUrl: found https://x.example/home, expected a web address that starts with https:// and ends after the host name. Type: siteUrl: https://x.example
    consultation.freeOnline: found yes, expected true or false. Type: freeOnline: true
    picture: found clinic-chennai.tiff, expected a JPEG, PNG, WebP, AVIF or HEIC picture: save clinic-chennai.tiff as JPEG (Paint on Windows can do that with File, Save as, and Preview on a Mac with File, Export). Type for example: picture: topics/clinic-chennai.webp
    areasServed: found [], expected at least one place. Type for example: areasServed: [ { en: Perambur }, { en: Kolathur } ]
    other is not a known key. Known keys: name, area, region, phone, whatsapp, email, address, areasServed, hours, exceptions, maps, booking, consultation, siteUrl, picture, pictureAlt, pictureFocus, photos, landmark, parking, stepFree, offers."
  `);
});

test('refuses an unknown key and suggests the one that was meant', () => {
  expect(
    answers([
      ['chennai', PHONE, 'fone: "+910000000001"'],
      ['chennai', POSTCODE, 'Post-Code: "600082"'],
      ['chennai', PHONE, `${PHONE}\nfax:`],
      ['chennai', PHONE, `${PHONE}\n__proto__: 1\nconstructor: 2`],
    ]),
  ).toMatchInlineSnapshot(`
    "fone is not a known key. Did you mean phone?
    address.Post-Code is not a known key. Did you mean postcode?
    fax is not a known key. Known keys: name, area, region, phone, whatsapp, email, address, areasServed, hours, exceptions, maps, booking, consultation, siteUrl, picture, pictureAlt, pictureFocus, photos, landmark, parking, stepFree, offers.
    __proto__ is not a known key. Did you mean photos?
    constructor is not a known key. Known keys: name, area, region, phone, whatsapp, email, address, areasServed, hours, exceptions, maps, booking, consultation, siteUrl, picture, pictureAlt, pictureFocus, photos, landmark, parking, stepFree, offers."
  `);
});
