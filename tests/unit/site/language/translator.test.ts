import { expect, test } from 'vitest';
import { SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { createTranslator } from '../../../../site/language/translator.ts';
import { FIXTURE_WORDS } from '../../../fixtures/folders.ts';
import { languageNamed } from '../../../fixtures/languages.ts';
import { resourcesIn } from '../../../support/words.ts';

const tamil = languageNamed('ta');

const resources = resourcesIn(FIXTURE_WORDS);

test('texts in another language have English figures when the text is English', () => {
  const words = createTranslator(
    { ...resources, ta: { common: { nav: { home: 'முகப்பு' } } } },
    tamil,
    { clinic: { name: 'மாதிரி' } },
    2,
    createTranslator(resources, SOURCE_LANGUAGE, { clinic: { name: 'Sample' } }, 2),
  );
  expect(words.find('common', 'logo')).toEqual({ text: 'Sample, home page', language: 'en' });
});

test('texts in another language fall back to English for a missing plural form', () => {
  const words = createTranslator(
    { ...resources, ta: { common: { figures: { days_one: '{{amount}} நாள்' } } } },
    tamil,
    {},
    2,
  );
  const days = (count: number) => words.find('common', 'figures.days', { count, amount: count }).text;
  expect([days(1), days(2)]).toEqual(['1 நாள்', '2 days']);
});

test.each(['ns', 'skipInterpolation', 'clinic', 'treatment.rootCanal'])(
  'a placeholder with the name of an internal option or of a group of facts has no value, like an unknown one: {{%s}}',
  (name) => {
    const facts = { clinic: { name: 'மாதிரி' }, treatment: { rootCanal: { price: 'Rs 1' } } };
    const home = `முகப்பு {{${name}}}`;
    const words = createTranslator({ ...resources, ta: { common: { nav: { home } } } }, tamil, facts, 2);
    const sentence = `locales/ta/common.json: nav.home: no value for the placeholder {{${name}}}.`;
    expect(() => words.find('common', 'nav.home')).toThrow(sentence);
  },
);

test('texts in English count branches when no other number is given', () => {
  const number = (branches: number) =>
    createTranslator(resources, SOURCE_LANGUAGE, {}, branches).find('common', 'stats.branches.number').text;
  expect([number(2), number(3)]).toEqual(['2', '3']);
});
