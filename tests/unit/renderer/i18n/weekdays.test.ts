import { expect, test } from 'vitest';
import type { Weekday } from '../../../../branches/model/siteModel.ts';
import { SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { readResources } from '../../../../locales/model/resources.ts';
import { formatDays, formatLanguages } from '../../../../renderer/i18n/figures.ts';
import { createTranslator } from '../../../../renderer/i18n/translator.ts';
import { FIXTURE_WORDS } from '../../../fixtures/folders.ts';
import { languageNamed } from '../../../fixtures/languages.ts';

const resources = readResources(FIXTURE_WORDS);
const words = createTranslator(resources, SOURCE_LANGUAGE, {}, 2);
const tamilWords = createTranslator(resources, languageNamed('ta'), {}, 2);

test.each<[Weekday[], string]>([
  [['monday'], 'Monday'],
  [['wednesday', 'monday'], 'Monday and Wednesday'],
  [['saturday', 'sunday'], 'Saturday and Sunday'],
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
