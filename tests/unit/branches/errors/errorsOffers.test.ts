import { expect, test } from 'vitest';
import { answers } from './mistakes.ts';

const LAST_DAY = 'lastDay: 2025-08-31';

test('requires offers with valid dates, a picture, an emoji and existing branches', () => {
  expect(
    answers([
      ['clinic', LAST_DAY, 'lastDay: 2025-02-31'],
      ['clinic', LAST_DAY, 'lastDay: 31/08/2025'],
      ['clinic', LAST_DAY, `firstDay: 2025-09-01\n    ${LAST_DAY}`],
      ['clinic', LAST_DAY, 'branches: chennai'],
      ['clinic', LAST_DAY, 'branches: [chenai]'],
      ['clinic', LAST_DAY, 'ended: no'],
      ['clinic', LAST_DAY, 'whatsapp: +910000000009'],
      ['clinic', 'image: offers/independence-day.webp', 'image: ../secret/independence-day.webp'],
      ['clinic', 'sticker: "🇮🇳"', 'sticker: "🇮🇳🎉"'],
      ['clinic', 'sticker: "🇮🇳"', 'sticker: IN'],
      ['clinic', 'id: independence-day', 'id: Independence Day'],
      ['clinic', 'id: independence-day', 'id: first-visit'],
      ['chennai', 'id: chennai-grand-opening', 'branches: [kavalkinaru]\n    id: chennai-grand-opening'],
    ]),
  ).toMatchInlineSnapshot(`
    "offers.lastDay: found 2025-02-31, expected a day that exists, written year-month-day. Type for example: lastDay: 2025-08-31
    offers.lastDay: found 31/08/2025, expected a day that exists, written year-month-day. Type for example: lastDay: 2025-08-31
    offers.lastDay: found 2025-08-31, expected a day that is not before firstDay.
    offers.branches: found chennai, expected a list of branch names in square brackets. Type for example: branches: [ chennai ]
    offers.branches: found chenai, expected one of: chennai, kavalkinaru.
    offers.ended: found no, expected true or false. Type: ended: false
    offers.whatsapp: found +910000000009 without quotes, expected a phone number: +91 and ten digits, no spaces, in quotes. Type: whatsapp: "+910000000009"
    offers.image: found ../secret/independence-day.webp, expected a picture in media/, written with its folder and its ending. Type for example: image: offers/independence-day.webp
    offers.sticker: found "🇮🇳🎉", expected one emoji. Type for example: sticker: 🎉
    offers.sticker: found IN, expected one emoji. Type for example: sticker: 🎉
    offers.id: found Independence Day, expected lower-case letters and digits, joined by hyphens. Type for example: id: independence-day
    first-visit is already the id of another offer in this file (branches/clinic.yaml:86). Choose a different one.
    offers.branches is not a known key. Known keys: id, tag, title, description, terms, image, imageAlt, imageFocus, sticker, firstDay, lastDay, limited, ended, whatsapp."
  `);
});

test('requires exactly one founder and unique ids in the team', () => {
  expect(
    answers([
      ['clinic', 'founder: true', 'founder: false'],
      ['clinic', 'id: karthik-sample', 'id: karthik-sample\n    founder: true'],
      ['clinic', 'id: karthik-sample', 'id: priya-sample'],
      ['clinic', 'id: karthik-sample', 'id: karthik-sample\n    age: 40'],
      ['clinic', '\nteam:\n', '\nreviewers:\n'],
    ]),
  ).toMatchInlineSnapshot(`
    "team: expected exactly one dentist with founder: true.
    team: expected exactly one dentist with founder: true.
    priya-sample is already the id of another dentist (branches/clinic.yaml:150). Choose a different one.
    team.age is not a known key. Known keys: id, name, title, specialization, education, certifications, description, founder, photo, photoFocus, registration, languages, branches, sample.
    team is missing. See branches/README.md for an example.
    reviewers is not a known key. Known keys: name, siteUrl, email, primaryBranch, copyrightYear, stats, social, legal, consultation, prices, treatments, advice, payment, tracking, offline, testSite, offers, ambulance, team, testimonials, reviews, reels, certifications, technology."
  `);
});
