import { describe, expect, test } from 'vitest';
import type { Weekday } from '../../../../branches/model/week.ts';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import {
  formatAmount,
  formatDay,
  formatDays,
  formatLanguages,
  formatList,
  formatNumber,
  formatPrice,
  formatShift,
  formatTime,
} from '../../../../site/language/figures.ts';
import { createPlaceholders } from '../../../../site/language/placeholders.ts';
import { createTranslator } from '../../../../site/language/translator.ts';
import { FIXTURE_WORDS } from '../../../fixtures/folders.ts';
import { languageNamed } from '../../../fixtures/languages.ts';
import { siteOf } from '../../../support/siteOf.ts';
import { resourcesIn } from '../../../support/words.ts';

const resources = resourcesIn(FIXTURE_WORDS);
const words = createTranslator(resources, SOURCE_LANGUAGE, {}, 2);
const tamil = languageNamed('ta');
const tamilWords = createTranslator(resources, tamil, {}, 2);
const site = siteOf('2025-08-15');

describe('formatting', () => {
  test.each([
    [{ from: 200 }, 'from Rs 200'],
    [{ from: 2500, to: 6000, onwards: true }, 'Rs 2,500 to 6,000 onwards'],
    [{ from: 20000, to: 45000, each: true }, 'Rs 20,000 to 45,000 each'],
    [{ about: 150000 }, 'about Rs 1,50,000'],
  ])('a price of %o reads "%s"', (price, text) => {
    expect(formatPrice(price, words)).toBe(text);
  });

  test.each([
    [{ about: 30 }, 'minutes', 'about 30 minutes'],
    [{ from: 1, to: 2 }, 'sittings', '1 to 2 sittings'],
    [{ exact: 1 }, 'sittings', '1 sitting'],
    [{ from: 6, to: 24 }, 'months', '6 months to 2 years'],
    [{ from: 3, to: 6 }, 'months', '3 to 6 months'],
  ] as const)('%o %s reads "%s"', (amount, unit, text) => {
    expect(formatAmount(amount, unit, words)).toBe(text);
  });

  test('groups digits the Indian way in every language', () => {
    expect(formatNumber(7500000)).toBe('75,00,000');
    for (const language of LANGUAGES) {
      expect(formatPrice({ exact: 100000 }, createTranslator(resources, language, {}, 2))).toContain('1,00,000');
    }
  });

  test('uses the clinic’s time zone wherever the site is built', () => {
    const zone = process.env.TZ;
    try {
      process.env.TZ = 'America/Los_Angeles';
      expect(formatDay('2025-08-31', words)).toBe('31 August 2025');
      expect(formatTime(10 * 60 + 30, words)).toBe('10:30 AM');
    } finally {
      if (zone === undefined) delete process.env.TZ;
      else process.env.TZ = zone;
    }
  });

  test('writes noon and midnight correctly', () => {
    expect([formatTime(12 * 60, words), formatTime(0, words)]).toEqual(['12:00 PM', 'midnight']);
    expect(formatShift({ opens: 1080, closes: 1440 }, words)).toBe('6:00 PM to midnight');
    expect(formatShift({ opens: 0, closes: 1440 }, words)).toBe('Open 24 hours');
  });

  test.each([
    [0, 'நள்ளிரவு'],
    [24 * 60 + 30, 'இரவு 12:30'],
    [10 * 60 + 30, 'காலை 10:30'],
    [13 * 60 + 30, 'மதியம் 1:30'],
    [17 * 60 + 30, 'மாலை 5:30'],
    [20 * 60 + 30, 'இரவு 8:30'],
  ])('writes minute %i in idiomatic Tamil: "%s"', (minutes, text) => {
    expect(formatTime(minutes, tamilWords)).toBe(text);
  });

  test('writes days, amounts and durations in Tamil, with the same figures', () => {
    expect(formatDay('2025-08-31', tamilWords)).toBe('31 ஆகஸ்ட் 2025');
    expect(formatPrice({ from: 2500, to: 6000 }, tamilWords)).toMatch(/^ரூ\. 2,500 .*6,000/);
    expect(formatAmount({ from: 6, to: 24 }, 'months', tamilWords)).toMatch(/^6 மாதங்கள்.* 2 ஆண்டுகள்/);
  });

  test('joins lists as each language does', () => {
    const [names, tamilNames] = [
      ['Chennai', 'Madurai', 'Kavalkinaru'],
      ['சென்னை', 'காவல்கிணறு'],
    ];
    expect(formatList(names, words)).toBe('Chennai, Madurai and Kavalkinaru');
    expect(formatList(names, words, 'or')).toBe('Chennai, Madurai or Kavalkinaru');
    expect(formatList(tamilNames, tamilWords)).toBe('சென்னை, காவல்கிணறு');
    expect(formatList(tamilNames, tamilWords, 'or')).toBe('சென்னை அல்லது காவல்கிணறு');
    expect(formatList(['Chennai'], words, 'or')).toBe('Chennai');
  });
});

test.each<[Weekday[], string]>([
  [['wednesday', 'monday'], 'Monday and Wednesday'],
  [['thursday', 'friday', 'monday', 'tuesday', 'wednesday'], 'Monday to Friday'],
  [['monday', 'tuesday', 'wednesday', 'saturday'], 'Monday to Wednesday and Saturday'],
  [[], ''],
])('the days %o read "%s"', (days, text) => {
  expect(formatDays(days, words)).toBe(text);
});

test('languages have the names that readers know', () => {
  expect(formatLanguages(['Tamil', 'English', 'Odia'], words)).toBe('Tamil, English and Odia');
  expect(formatLanguages(['Tamil', 'English'], tamilWords)).toBe('தமிழ், ஆங்கிலம்');
});

const facts = createPlaceholders(site, resources, SOURCE_LANGUAGE);

test('facts for placeholders read each figure from its own field', () => {
  const { clinic } = site;
  const consultation = { freeOnlineCount: 51, onlinePrice: 98, clinicPrice: 97 };
  const stats = { ...clinic.stats, patients: 2001, rating: 4.8, reviews: 101 };
  expect(
    createPlaceholders({ ...site, clinic: { ...clinic, consultation, stats } }, resources, SOURCE_LANGUAGE),
  ).toMatchObject({
    consultation: { freeOnlineCount: '51', onlinePrice: 'Rs 98', clinicPrice: 'Rs 97' },
    stats: { patients: '2,001', rating: '4.8', reviews: '101' },
  });
});

test('facts for placeholders list the branches of the variant', () => {
  expect(facts.branches).toEqual({ names: 'Chennai and Kavalkinaru', anyName: 'Chennai or Kavalkinaru' });
});
