import { expect, test } from 'vitest';
import { answersWithPlace, type Mistake } from './mistakes.ts';

const after = (file: Mistake[0], line: string) => (typed: string) => [file, line, `${line}\n    ${typed}`] as const;
const ofDentist = after('clinic', 'founder: true');
const ofReview = after('clinic', 'en: Madhavaram');
const ofBranch = (typed: string) => ['chennai', 'pictureAlt:', `${typed}\npictureAlt:`] as const;

test('explains each mistake about a dentist: photograph, number, languages, branches and days', () => {
  expect(
    answersWithPlace([
      ofDentist('photo: team/meera.gif'),
      ofDentist('photoFocus: top'),
      ofDentist('languages: tamil, English'),
      ofDentist('languages: [tamil]'),
      ofDentist('branches: [chennai]'),
      ofDentist('branches: [{ branch: madurai }]'),
      ofDentist('branches: [{ branch: chennai }, { branch: chennai }]'),
      ofDentist('branches: [{ branch: chennai, days: [mondey] }]'),
    ]),
  ).toMatchInlineSnapshot(`
    "149:12 team.photo: found team/meera.gif, expected a JPEG, PNG, WebP, AVIF or HEIC picture: save meera.gif as JPEG (Paint on Windows can do that with File, Save as, and Preview on a Mac with File, Export). Type for example: photo: team/sample-one.webp
    149:17 team.photoFocus: found top, expected a photograph that it is about, in a line of its own: photo: team/sample-one.webp.
    149:16 team.languages: found tamil, English, expected a list of languages in square brackets. Type for example: languages: [ Tamil, English ]
    149:17 team.languages: found tamil, expected a language: Tamil, English, Malayalam, Telugu, Kannada, Hindi, Urdu, Bengali, Gujarati, Marathi, Odia, Punjabi, Sinhala, Arabic, French. Type: Tamil
    149:16 team.branches: found chennai, expected a group of keys. Type for example: { branch: chennai, days: [ monday, wednesday ] }
    149:26 team.branches.branch: found madurai, expected one of: chennai, kavalkinaru.
    149:47 chennai is already in this list (branches/clinic.yaml:149). Choose a different one.
    149:42 team.branches.days: found mondey, expected a day of the week, such as monday."
  `);
});

test('explains each mistake about the place of a branch', () => {
  expect(answersWithPlace([ofBranch('stepFree: Yes'), ofBranch('parking: Behind the house')])).toMatchInlineSnapshot(`
    "54:11 stepFree: found Yes, expected yes, no or with help. Type: stepFree: yes
    54:10 parking: found Behind the house, expected the text under its language code. Type: parking: { en: Behind the house }"
  `);
});

test('requires an existing day and a secure address of a review', () => {
  expect(
    answersWithPlace([ofReview('date: 2025-02-30'), ofReview('link: http://maps.example/1')]),
  ).toMatchInlineSnapshot(`
    "260:11 reviews.date: found 2025-02-30, expected a day that exists, written year-month-day. Type for example: date: 2025-08-31
    260:11 reviews.link: found http://maps.example/1, expected a web address that starts with https://. Type: link: https://maps.example/1"
  `);
});

test('explains each mistake about the part of a photograph that must stay', () => {
  const withPhoto = (typed: string) => ofDentist(`photo: team/meera.jpg\n    photoFocus: ${typed}`);
  expect(
    answersWithPlace([
      withPhoto('middle'),
      withPhoto('{ x: 50 }'),
      withPhoto('{ x: 50, y: 130 }'),
      ofBranch('photos: { outside: { image: a.jpg, alt: { en: A white house. }, focus: { x: 5, z: 9 } } }'),
    ]),
  ).toMatchInlineSnapshot(`
    "150:17 team.photoFocus: found middle, expected the point that must stay, in percent from the left and from the top, or top, bottom, left or right. Type for example: photoFocus: { x: 50, y: 30 }
    150:17 team.photoFocus.y is missing. Type for example: y: 30
    150:29 team.photoFocus.y: found 130, expected a whole number from 0 to 100. Type for example: y: 30
    54:72 photos.outside.focus: found { x: 5, z: 9 }, expected the point that must stay, in percent from the left and from the top, or top, bottom, left or right. Type for example: focus: { x: 50, y: 30 }"
  `);
});
