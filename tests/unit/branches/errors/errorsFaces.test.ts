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
      ofDentist('photoFocus: { x: 50, y: 30 }'),
      ofDentist('registration: 12345'),
      ofDentist('languages: tamil, English'),
      ofDentist('languages: [tamil]'),
      ofDentist('languages: [Latin]'),
      ofDentist('branches: [chennai]'),
      ofDentist('branches: [{ branch: madurai }]'),
      ofDentist('branches: [{ branch: chennai }, { branch: chennai }]'),
      ofDentist('branches: [{ branch: chennai, days: [mondey] }]'),
      ofDentist('branches: [{ branch: chennai, days: Monday }]'),
      ofDentist('branches: [{ branch: chennai, day: [monday] }]'),
    ]),
  ).toMatchInlineSnapshot(`
    "149:12 team.photo: found team/meera.gif, expected a JPEG, PNG, WebP, AVIF or HEIC picture: save meera.gif as JPEG (Paint on Windows can do that with File, Save as, and Preview on a Mac with File, Export). Type for example: photo: team/sample-one.webp
    149:17 team.photoFocus: found top, expected a photograph that it is about, in a line of its own: photo: team/sample-one.webp.
    149:17 team.photoFocus: found { x: 50, y: 30 }, expected a photograph that it is about, in a line of its own: photo: team/sample-one.webp.
    149:19 team.registration: found 12345 without quotes, expected text. Type: registration: "12345"
    149:16 team.languages: found tamil, English, expected a list of languages in square brackets. Type for example: languages: [ Tamil, English ]
    149:17 team.languages: found tamil, expected a language: Tamil, English, Malayalam, Telugu, Kannada, Hindi, Urdu, Bengali, Gujarati, Marathi, Odia, Punjabi, Sinhala, Arabic, French. Type: Tamil
    149:17 team.languages: found Latin, expected a language: Tamil, English, Malayalam, Telugu, Kannada, Hindi, Urdu, Bengali, Gujarati, Marathi, Odia, Punjabi, Sinhala, Arabic, French.
    149:16 team.branches: found chennai, expected a group of keys. Type for example: { branch: chennai, days: [ monday, wednesday ] }
    149:26 team.branches.branch: found madurai, expected one of: chennai, kavalkinaru.
    149:47 chennai is already in this list (branches/clinic.yaml:149). Choose a different one.
    149:42 team.branches.days: found mondey, expected a day of the week, such as monday.
    149:41 team.branches.days: found Monday, expected a list of days in square brackets. Type for example: days: [ monday, wednesday ]
    149:35 team.branches.day is not a known key. Did you mean days?"
  `);
});

test('explains each mistake about the place of a branch', () => {
  expect(
    answersWithPlace([
      ofBranch('stepFree: true'),
      ofBranch('stepFree: Yes'),
      ofBranch('parking: Behind the house'),
      ofBranch('photos: { front: { image: topics/a.webp } }'),
      ofBranch('photos: { outside: { image: topics/a.webp } }'),
    ]),
  ).toMatchInlineSnapshot(`
    "54:11 stepFree: found true, expected yes, no or with help. Type for example: stepFree: yes
    54:11 stepFree: found Yes, expected yes, no or with help. Type: stepFree: yes
    54:10 parking: found Behind the house, expected the text under its language code. Type: parking: { en: Behind the house }
    54:11 photos.front is not a known key. Known keys: outside, inside.
    54:20 photos.outside.alt is missing. Type for example: alt: { en: A white house with an amber awning. }"
  `);
});

test('requires an existing day and a secure address of a review', () => {
  expect(
    answersWithPlace([
      ofReview('date: 2025-02-30'),
      ofReview('date: March 2025'),
      ofReview('link: http://maps.example/1'),
    ]),
  ).toMatchInlineSnapshot(`
    "260:11 reviews.date: found 2025-02-30, expected a day that exists, written year-month-day. Type for example: date: 2025-08-31
    260:11 reviews.date: found March 2025, expected a day that exists, written year-month-day. Type for example: date: 2025-08-31
    260:11 reviews.link: found http://maps.example/1, expected a web address that starts with https://. Type: link: https://maps.example/1"
  `);
});

test('explains each mistake about the part of a photograph that must stay', () => {
  const withPhoto = (typed: string) => ofDentist(`photo: team/meera.jpg\n    photoFocus: ${typed}`);
  expect(
    answersWithPlace([
      withPhoto('middle'),
      withPhoto('[50, 30]'),
      withPhoto('{ x: 50 }'),
      withPhoto('{ x: 50, y: 130 }'),
      withPhoto('{ x: 50%, y: 30% }'),
      ofBranch('pictureFocus: centre'),
      ofBranch('photos: { outside: { image: a.jpg, alt: { en: A white house. }, focus: { x: 5, z: 9 } } }'),
      ['clinic', 'image: reels/1.webp', 'image: reels/1.webp\n    focus: up'],
      ['clinic', 'image: offers/independence-day.webp', 'image: a.png\n    imageFocus: up'],
    ]),
  ).toMatchInlineSnapshot(`
    "150:17 team.photoFocus: found middle, expected the point that must stay, in percent from the left and from the top, or top, bottom, left or right. Type for example: photoFocus: { x: 50, y: 30 }
    150:17 team.photoFocus: found [50, 30], expected the point that must stay, in percent from the left and from the top, or top, bottom, left or right. Type for example: photoFocus: { x: 50, y: 30 }
    150:17 team.photoFocus.y is missing. Type for example: y: 30
    150:29 team.photoFocus.y: found 130, expected a whole number from 0 to 100. Type for example: y: 30
    150:22 team.photoFocus.x: found 50%, expected a whole number from 0 to 100. Type for example: x: 50
    150:30 team.photoFocus.y: found 30%, expected a whole number from 0 to 100. Type for example: y: 30
    54:15 pictureFocus: found centre, expected the point that must stay, in percent from the left and from the top, or top, bottom, left or right. Type for example: pictureFocus: { x: 50, y: 30 }
    54:72 photos.outside.focus: found { x: 5, z: 9 }, expected the point that must stay, in percent from the left and from the top, or top, bottom, left or right. Type for example: focus: { x: 50, y: 30 }
    297:12 reels.focus: found up, expected the point that must stay, in percent from the left and from the top, or top, bottom, left or right. Type for example: focus: { x: 50, y: 30 }
    98:17 offers.imageFocus: found up, expected the point that must stay, in percent from the left and from the top, or top, bottom, left or right. Type for example: imageFocus: { x: 50, y: 30 }"
  `);
});
