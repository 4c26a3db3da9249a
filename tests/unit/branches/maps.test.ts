/** What staff have from the maps service leads patients to the branch. */
import { expect, test } from 'vitest';
import { coordinatesOf, mapsLink } from '../../../branches/model/maps.ts';
import { answers, problemsIn, withMistakes } from './errors/mistakes.ts';

const FACT = '  directions: Sample Dental Clinic, 70 Feet Road, Periyar Nagar, Perambur, Chennai 600082 # placeholder';
/** The problems of a branch file with this fact. */
const problemsWith = (fact: string) =>
  problemsIn(withMistakes(['chennai', FACT, `  directions: '${fact.replaceAll("'", "''")}'`]));

test.each([
  'https://maps.app.goo.gl/Xy12ab_cdEF?g_st=iw',
  "https://www.google.com/maps/place/Dr.+Smile's+Clinic/@13.1,80.2,17z/data=!3m1!4b1?entry=ttu&g_ep=EgoyMDI1%3D",
  'https://www.google.com/maps/place/பல்+கிளினிக்/',
  'https://www.google.co.in/maps/dir/?api=1&destination=Clinic',
  'https://g.page/r/CabcDEF/review',
  'https://search.google.com/local/writereview?placeid=ChIJabc',
  'https://www.google.com/search?q=clinic&hl=ta#lrd=0x3a52:0x1f,3',
])('a link of the maps service stays as it is: %s', (link) => {
  expect(problemsWith(link)).toEqual([]);
  expect(mapsLink(link)).toBe(link);
});

test.each([
  ['13.1067, 80.2424', '13.1067%2C80.2424'],
  [`13°06'24.1"N 80°14'32.6"E`, '13.106694%2C80.242389'],
  ['13° 6.4′ N 80° 14.54′ E', '13.106667%2C80.242333'],
  ['7M52+XR Chennai', '7M52%2BXR%20Chennai'],
  ['Dr. Smile & Sons, No. 5/2: Perambur 600082', 'Dr.%20Smile%20%26%20Sons%2C%20No.%205%2F2%3A%20Perambur%20600082'],
  ['பெரம்பூர் பல் கிளினிக்', encodeURIComponent('பெரம்பூர் பல் கிளினிக்')],
])('the maps service is asked for %s', (fact, query) => {
  expect(problemsWith(fact)).toEqual([]);
  expect(mapsLink(fact)).toBe(`https://www.google.com/maps/search/?api=1&query=${query}`);
});

test.each([
  [`13°06'24.1"N 80°14'32.6"E`, { latitude: 13.106694, longitude: 80.242389 }],
  ['https://maps.google.com/?q=13.1067,80.2424', { latitude: 13.1067, longitude: 80.2424 }],
  ['https://google.com/maps/place/C/@13.2,80.3,17z/data=!3d13.1!4d80.25', { latitude: 13.1, longitude: 80.25 }],
  // Where the map was when the link was copied, not where the clinic is.
  ['https://www.google.com/maps/@13.2,80.3,17z', undefined],
  ['https://maps.app.goo.gl/Xy12ab', undefined],
  ['7M52+XR Chennai', undefined],
])('search engines are told where %s is only if it says so', (fact, coordinates) => {
  expect(coordinatesOf(fact)).toEqual(coordinates);
});

test.each([
  ['code to embed', '<iframe src="https://www.google.com/maps/embed?pb=!1m18"></iframe>', 'not code to embed'],
  ['a page elsewhere', 'https://www.facebook.com/clinic', 'a link of Google Maps'],
  ['an address for apps', 'geo:13.1067,80.2424?q=clinic', 'a link of Google Maps'],
  ['a script', 'javascript:alert(1)', 'a link of Google Maps'],
  ['a link that is cut off', 'https://maps.app.goo.gl/', 'a link of Google Maps'],
  ['a redirect', 'https://www.google.com/url?q=https://evil.example/maps/', 'a link of Google Maps'],
  ['a host that only ends alike', 'https://evilgoogle.com/maps/place/x', 'a link of Google Maps'],
  ['a name and password', 'https://www.google.com:maps@evil.example/maps/x', 'a link of Google Maps'],
  ['a backslash', 'https://www.google.com\\@evil.example/maps/x', 'a link of Google Maps'],
  ['a letter of another alphabet', 'https://www.gооgle.com/maps/place/x', 'a link of Google Maps'],
  ['another port', 'https://www.google.com:8443/maps/place/x', 'a link of Google Maps'],
  ['coordinates that are swapped', '80.2424, 13.1067', 'north before east'],
])('%s is refused, saying what to copy instead', (_what, fact, advice) => {
  expect(problemsWith(fact)).toMatchObject([{ message: expect.stringContaining(advice) }]);
});

test('a link is corrected when there is no doubt, and the message says where to copy one', () => {
  const mistakes = [
    'http://goo.gl/maps/Xy12',
    'Smile Clinic, Perambur https://maps.app.goo.gl/Xy12?g_st=ac',
    'https://www.facebook.com/clinic',
  ];
  expect(answers(mistakes.map((fact) => ['chennai', FACT, `  directions: ${fact}`]))).toMatchInlineSnapshot(`
    "maps.directions: found http://goo.gl/maps/Xy12, expected words to search for, or a link of Google Maps: find the clinic there, and tap "Share" and "Copy link". Type: directions: https://goo.gl/maps/Xy12
    maps.directions: found Smile Clinic, Perambur https://maps.app.goo.gl/Xy12?g_st=ac, expected words to search for, or a link of Google Maps: find the clinic there, and tap "Share" and "Copy link". Type: directions: https://maps.app.goo.gl/Xy12?g_st=ac
    maps.directions: found https://www.facebook.com/clinic, expected words to search for, or a link of Google Maps: find the clinic there, and tap "Share" and "Copy link". Type for example: directions: "Sample Dental Clinic, 70 Feet Road, Chennai 600082""
  `);
});
