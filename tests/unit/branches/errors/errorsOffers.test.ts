import { expect, test } from 'vitest';
import { answers } from './mistakes.ts';

const LAST_DAY = 'lastDay: 2025-08-31';

test('requires offers with valid dates, a picture, an emoji and existing branches', () => {
  expect(
    answers([
      ['clinic', LAST_DAY, 'lastDay: 2025-02-31'],
      ['clinic', LAST_DAY, `firstDay: 2025-09-01\n    ${LAST_DAY}`],
      ['clinic', LAST_DAY, 'branches: [chenai]'],
      ['clinic', 'image: offers/independence-day.webp', 'image: ../secret/independence-day.webp'],
      ['clinic', 'sticker: "🇮🇳"', 'sticker: "🇮🇳🎉"'],
      ['clinic', 'id: independence-day', 'id: first-visit'],
      ['chennai', 'id: chennai-grand-opening', 'branches: [kavalkinaru]\n    id: chennai-grand-opening'],
    ]),
  ).toMatchInlineSnapshot(`
    "offers.lastDay: found 2025-02-31, expected a day that exists, written year-month-day. Type for example: lastDay: 2025-08-31
    offers.lastDay: found 2025-08-31, expected a day that is not before firstDay.
    offers.branches: found chenai, expected one of: chennai, kavalkinaru.
    offers.image: found ../secret/independence-day.webp, expected a picture in media/, written with its folder and its ending. Type for example: image: offers/independence-day.webp
    offers.sticker: found "🇮🇳🎉", expected one emoji. Type for example: sticker: 🎉
    first-visit is already the id of another offer in this file (branches/clinic.yaml:86). Choose a different one.
    offers.branches is not a known key. Known keys: id …."
  `);
});

test('requires exactly one founder and unique ids in the team', () => {
  expect(
    answers([
      ['clinic', 'id: karthik-sample', 'id: karthik-sample\n    founder: true'],
      ['clinic', 'id: karthik-sample', 'id: priya-sample'],
    ]),
  ).toMatchInlineSnapshot(`
    "team: expected exactly one dentist with founder: true.
    priya-sample is already the id of another dentist (branches/clinic.yaml:150). Choose a different one."
  `);
});
