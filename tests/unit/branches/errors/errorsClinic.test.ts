import { expect, test } from 'vitest';
import { answers } from './mistakes.ts';

const PAIN = 'painDiagnosis: { from: 200 }';

test('requires figures that are exact, rounded or a range, in digits only', () => {
  expect(
    answers([
      ['clinic', PAIN, 'painDiagnosis: 200'],
      ['clinic', PAIN, 'painDiagnosis: Rs 200'],
      ['clinic', PAIN, 'painDiagnosis: { from: 2,500 }'],
      ['clinic', PAIN, 'painDiagnosis: { from: "200" }'],
      ['clinic', PAIN, 'painDiagnosis: { from: 200.5 }'],
      ['clinic', PAIN, 'painDiagnosis: { from: 2000, to: 200 }'],
      ['clinic', PAIN, 'painDiagnosis: { exact: 200, to: 300 }'],
      ['clinic', PAIN, 'painDiagnosis: { from: 200, onward: true }'],
      ['clinic', PAIN, 'painDiagnosis: {}'],
      ['clinic', PAIN, ''],
      ['clinic', 'brushingHelpUntilAge: { from: 7, to: 8 }', 'brushingHelpUntilAge: { from: 8, to: 7 }'],
      ['clinic', 'patients: 2000', 'patients: 2,000'],
      ['clinic', 'patients: 2000', 'patients: .inf'],
      ['clinic', 'rating: 4.9', 'rating: 49'],
      ['clinic', 'copyrightYear: 2025', 'copyrightYear: 25'],
    ]),
  ).toMatchInlineSnapshot(`
    "prices.painDiagnosis: found 200, expected one of { from: 200 }, { from: 200, to: 2000 }, { exact: 300 }, { about: 30 }, digits only. Type for example: painDiagnosis: { from: 200 }
    prices.painDiagnosis: found Rs 200, expected one of { from: 200 }, { from: 200, to: 2000 }, { exact: 300 }, { about: 30 }, digits only. Type for example: painDiagnosis: { from: 200 }
    an amount cannot have a comma, because a comma starts the next value. Type amounts in digits only, such as 20000.
    prices.painDiagnosis.from: found "200", expected a whole number of at least 1. Type: from: 200
    prices.painDiagnosis.from: found 200.5, expected a whole number of at least 1. Type for example: from: 200
    prices.painDiagnosis.to: found 200, expected a figure that is not below "from".
    prices.painDiagnosis.to is not a known key. Expected one of { from: 200 }, { from: 200, to: 2000 }, { exact: 300 }, { about: 30 }, digits only.
    prices.painDiagnosis.onward is not a known key. Did you mean onwards?
    prices.painDiagnosis: found {}, expected one of { from: 200 }, { from: 200, to: 2000 }, { exact: 300 }, { about: 30 }, digits only. Type for example: painDiagnosis: { from: 200 }
    prices.painDiagnosis is missing. Type for example: painDiagnosis: { from: 200 }
    advice.brushingHelpUntilAge.to: found 7, expected a figure that is not below "from".
    stats.patients: found 2,000, expected a whole number of at least 1. Type: patients: 2000
    stats.patients: found .inf, expected a whole number of at least 1. Type for example: patients: 2000
    stats.rating: found 49, expected a number from 1 to 5. Type for example: rating: 4.9
    copyrightYear: found 25, expected a whole number from 2000 to 2100. Type for example: copyrightYear: 2025"
  `);
});

test('requires one format for each remaining setting of the clinic', () => {
  expect(
    answers([
      ['clinic', 'primaryBranch: chennai', 'primaryBranch: madurai'],
      ['clinic', 'primaryBranch: chennai', 'primaryBranch: Chennai'],
      ['clinic', 'siteUrl: https://www.sample-dental.example', 'siteUrl: https://www.sample-dental.example/'],
      ['clinic', 'siteUrl: https://www.sample-dental.example', 'siteUrl: https://a;b.example'],
      ['clinic', 'facebook:', 'facebook: none'],
      ['clinic', 'attribute: data-payment_button_id', 'attribute: onclick'],
      ['clinic', 'buttonId: pl_00000000000000', 'buttonId: "pl 1"'],
      ['clinic', 'function: fbq', 'function: fbq()'],
      ['clinic', 'function: fbq', 'function: fbq\n  pixelId: 12345'],
      ['clinic', 'function: fbq', 'function: fbq\n  alsoOn: [services/dentures]'],
      ['clinic', 'function: fbq', 'function: fbq\n  alsoOn: /services/dentures'],
      ['clinic', 'stats:\n', 'stats: many\nother:\n'],
      ['clinic', 'offers:\n', 'offers: soon\nother:\n'],
    ]),
  ).toMatchInlineSnapshot(`
    "primaryBranch: found madurai, expected one of: chennai, kavalkinaru.
    primaryBranch: found Chennai, expected lower-case letters and digits, joined by hyphens. Type for example: primaryBranch: chennai
    siteUrl: found https://www.sample-dental.example/, expected a web address that starts with https:// and ends after the host name. Type: siteUrl: https://www.sample-dental.example
    siteUrl: found https://a;b.example, expected a web address that starts with https:// and ends after the host name. Type for example: siteUrl: https://www.sample-dental.example
    social.facebook: found none, expected a web address that starts with https://. Type for example: facebook: https://facebook.sample-dental.example/
    payment.attribute: found onclick, expected a name that starts with data-. Type for example: attribute: data-payment_button_id
    payment.buttonId: found "pl 1", expected letters, digits, _ and - only. Type for example: buttonId: pl_00000000000000
    tracking.function: found fbq(), expected the name of a JavaScript function. Type for example: function: fbq
    tracking.pixelId: found 12345 without quotes, expected the number of the pixel, in quotes. Type: pixelId: "12345"
    tracking.alsoOn: found services/dentures, expected the address of a page, from its first /. Type for example: /services/dental-implants
    tracking.alsoOn: found /services/dentures, expected a list of addresses of pages. Type for example: alsoOn: [ /services/dental-implants ]
    stats: found many, expected a group of keys. Type for example: stats: { patients: 2000, rating: 4.9, reviews: 100 }
    other is not a known key. Known keys: name, siteUrl, email, primaryBranch, copyrightYear, stats, social, legal, consultation, prices, treatments, advice, payment, tracking, offline, testSite, offers, ambulance, team, testimonials, reviews, reels, certifications, technology.
    offers: found soon, expected a list of offers. Type for example: offers: []
    other is not a known key. Known keys: name, siteUrl, email, primaryBranch, copyrightYear, stats, social, legal, consultation, prices, treatments, advice, payment, tracking, offline, testSite, offers, ambulance, team, testimonials, reviews, reels, certifications, technology."
  `);
});

test('requires terms of payment, and a title and a link for each story', () => {
  const terms = 'terms: [{ title: { en: Receipts }, text: { en: You get a receipt for every payment. } }]';
  const facebook = 'facebook:\n';
  expect(
    answers([
      ['clinic', `  ${terms}\n`, ''],
      ['clinic', terms, 'terms: []'],
      ['clinic', terms, 'terms: [{ en: Cash only }]'],
      ['clinic', facebook, 'instagramStories: https://instagram.com/stories/1\n'],
      ['clinic', facebook, 'instagramStories: [{ title: { en: Our clinic } }]\n'],
    ]),
  ).toMatchInlineSnapshot(`
    "payment.terms is missing. Type for example: terms: [ { title: { en: Receipts }, text: { en: You get a receipt for every payment. } } ]
    payment.terms: found [], expected at least one term. Type for example: terms: [ { title: { en: Receipts }, text: { en: You get a receipt for every payment. } } ]
    payment.terms.title is missing. Type for example: title: { en: Receipts }
    payment.terms.text is missing. Type for example: text: { en: You get a receipt for every payment. }
    payment.terms.en is not a known key. Known keys: title, text, sample.
    social.instagramStories: found https://instagram.com/stories/1, expected a list of stories. See branches/README.md for an example.
    social.instagramStories.link is missing. Type for example: link: https://instagram.sample-dental.example/stories/1"
  `);
});
