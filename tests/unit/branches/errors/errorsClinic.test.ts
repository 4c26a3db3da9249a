import { expect, test } from 'vitest';
import { answers } from './mistakes.ts';

const PAIN = 'painDiagnosis: { from: 200 }';

test('requires figures that are exact, rounded or a range, in digits only', () => {
  expect(
    answers([
      ['clinic', PAIN, 'painDiagnosis: 200'],
      ['clinic', PAIN, 'painDiagnosis: { from: 2,500 }'],
      ['clinic', PAIN, 'painDiagnosis: { from: "200" }'],
      ['clinic', PAIN, 'painDiagnosis: { from: 2000, to: 200 }'],
      ['clinic', PAIN, 'painDiagnosis: { exact: 200, to: 300 }'],
      ['clinic', PAIN, 'painDiagnosis: { from: 200, onward: true }'],
      ['clinic', 'patients: 2000', 'patients: 2,000'],
    ]),
  ).toMatchInlineSnapshot(`
    "prices.painDiagnosis: found 200, expected one of { from: 200 }, { from: 200, to: 2000 }, { exact: 300 }, { about: 30 }, digits only. Type for example: painDiagnosis: { from: 200 }
    an amount cannot have a comma, because a comma starts the next value. Type amounts in digits only, such as 20000.
    prices.painDiagnosis.from: found "200", expected a whole number of at least 1. Type: from: 200
    prices.painDiagnosis.to: found 200, expected a figure that is not below "from".
    prices.painDiagnosis.to is not a known key. Expected one of { from: 200 }, { from: 200, to: 2000 }, { exact: 300 }, { about: 30 }, digits only.
    prices.painDiagnosis.onward is not a known key. Did you mean onwards?
    stats.patients: found 2,000, expected a whole number of at least 1. Type: patients: 2000"
  `);
});

test('requires one format for each remaining setting of the clinic', () => {
  expect(
    answers([
      ['clinic', 'primaryBranch: chennai', 'primaryBranch: Chennai'],
      ['clinic', 'siteUrl: https://www.sample-dental.example', 'siteUrl: https://www.sample-dental.example/'],
      ['clinic', 'function: fbq', 'function: fbq\n  pixelId: 12345'],
      ['clinic', 'function: fbq', 'function: fbq\n  alsoOn: [services/dentures]'],
      ['clinic', 'stats:\n', 'stats: many\nother:\n'],
    ]),
  ).toMatchInlineSnapshot(`
    "primaryBranch: found Chennai, expected lower-case letters and digits, joined by hyphens. Type for example: primaryBranch: chennai
    siteUrl: found https://www.sample-dental.example/, expected a web address that starts with https:// and ends after the host name. Type: siteUrl: https://www.sample-dental.example
    tracking.pixelId: found 12345 without quotes, expected the number of the pixel, in quotes. Type: pixelId: "12345"
    tracking.alsoOn: found services/dentures, expected the address of a page, from its first /. Type for example: /services/dental-implants
    stats: found many, expected a group of keys. Type for example: stats: { patients: 2000, rating: 4.9, reviews: 100 }
    other is not a known key. Known keys: name …."
  `);
});

test('requires terms of payment, and a title and a link for each story', () => {
  const terms = 'terms: [{ title: { en: Receipts }, text: { en: You get a receipt for every payment. } }]';
  const facebook = 'facebook:\n';
  expect(
    answers([
      ['clinic', `  ${terms}\n`, ''],
      ['clinic', terms, 'terms: []'],
      ['clinic', facebook, 'instagramStories: [{ title: { en: Our clinic } }]\n'],
    ]),
  ).toMatchInlineSnapshot(`
    "payment.terms is missing. Type for example: terms: [ { title: { en: Receipts }, text: { en: You get a receipt for every payment. } } ]
    payment.terms: found [], expected at least one term. Type for example: terms: [ { title: { en: Receipts }, text: { en: You get a receipt for every payment. } } ]
    social.instagramStories.link is missing. Type for example: link: https://instagram.sample-dental.example/stories/1"
  `);
});
