import { expect, test } from 'vitest';
import { SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { aroundLabel, type LinkName } from '../../../../site/language/linkName.ts';
import { createTranslator } from '../../../../site/language/translator.ts';
import { languageNamed } from '../../../fixtures/languages.ts';

const WORDS = {
  en: {
    common: {
      linkNames: {
        newTab: '{{label}} (opens in a new tab)',
        directions: '{{label}} to {{branch}}',
        about: '{{label}}: {{about}}',
        number: '{{action}}: {{label}}',
      },
    },
  },
  ta: { common: { linkNames: { directions: '{{branch}} கிளைக்கு {{label}}', about: '{{about}}: {{label}}' } } },
};
const english = createTranslator(WORDS, SOURCE_LANGUAGE, {}, 2);
const tamil = createTranslator(WORDS, languageNamed('ta'), {}, 2);

/** The whole name of a link, its visible label in square brackets. */
function accessibleName(name: LinkName, words = english): string {
  const { before, after } = aroundLabel(name, words);
  return `${before}[Label]${after}`;
}

test('the name of a link says where it leads, around its visible label', () => {
  expect(accessibleName({})).toBe('[Label]');
  expect(accessibleName({ newTab: true })).toBe('[Label] (opens in a new tab)');
  expect(accessibleName({ directionsTo: 'Chennai', newTab: true })).toBe('[Label] to Chennai (opens in a new tab)');
  expect(accessibleName({ about: 'Dentures' })).toBe('[Label]: Dentures');
  expect(accessibleName({ action: 'Call Chennai' })).toBe('Call Chennai: [Label]');
});

test('each language puts the label where its sentence needs it, or English is said to be English', () => {
  expect(accessibleName({ directionsTo: 'சென்னை' }, tamil)).toBe('சென்னை கிளைக்கு [Label]');
  expect(accessibleName({ about: 'பல்செட்' }, tamil)).toBe('பல்செட்: [Label]');
  expect([{ directionsTo: 'சென்னை' }, { newTab: true }].map((name) => aroundLabel(name, tamil).language)).toEqual([
    'ta',
    'en',
  ]);
});
