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
    "email: chennai at sample
        email: found chennai at sample, expected an e-mail address. Type for example: email: chennai@sample-dental.example
    portal: http://booking.sample-dental.example/perambur
        booking.portal: found http://booking.sample-dental.example/perambur, expected a web address that starts with https://. Type: portal: https://booking.sample-dental.example/perambur
    portal: booking.sample-dental.example/perambur
        booking.portal: found booking.sample-dental.example/perambur, expected a web address that starts with https://. Type: portal: https://booking.sample-dental.example/perambur
    portal: https://localhost/x
        booking.portal: found https://localhost/x, expected a web address that starts with https://. Type for example: portal: https://booking.sample-dental.example/perambur
    portal: "https://a.example/x y"
        booking.portal: found "https://a.example/x y", expected a web address that starts with https://. Type: portal: https://a.example/x%20y
    slug: Online Booking
        booking.slug: found Online Booking, expected lower-case letters and digits, joined by hyphens. Type for example: slug: online-dentist-appointment-booking-perumbur
    slug: index
        booking.slug: found index, expected a name that is not the address of another page. Type for example: slug: online-dentist-appointment-booking-perumbur
    siteUrl: https://x.example/home
    picture: topics
        siteUrl: found https://x.example/home, expected a web address that starts with https:// and ends after the host name. Type: siteUrl: https://x.example
    freeOnline: yes
        consultation.freeOnline: found yes, expected true or false. Type: freeOnline: true
    picture: clinic-chennai.tiff
        picture: found clinic-chennai.tiff, expected a JPEG, PNG, WebP, AVIF or HEIC picture: save clinic-chennai.tiff as JPEG (Paint on Windows can do that with File, Save as, and Preview on a Mac with File, Export). Type for example: picture: topics/clinic-chennai.webp
    areasServed: []
    other:
      - en: Perambur
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
    "fone: "+910000000001"
        fone is not a known key. Did you mean phone?
    Post-Code: "600082"
        address.Post-Code is not a known key. Did you mean postcode?
    phone: "+910000000001"
    fax:
        fax is not a known key. Known keys: name, area, region, phone, whatsapp, email, address, areasServed, hours, exceptions, maps, booking, consultation, siteUrl, picture, pictureAlt, pictureFocus, photos, landmark, parking, stepFree, offers.
    phone: "+910000000001"
    __proto__: 1
    constructor: 2
        __proto__ is not a known key. Did you mean photos?
        constructor is not a known key. Known keys: name, area, region, phone, whatsapp, email, address, areasServed, hours, exceptions, maps, booking, consultation, siteUrl, picture, pictureAlt, pictureFocus, photos, landmark, parking, stepFree, offers."
  `);
});
