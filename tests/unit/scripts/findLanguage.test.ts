import { expect, test } from 'vitest';
import { findLanguage } from '../../../scripts/cli/findLanguage.ts';
import { HINDI, LANGUAGE_TABLES } from '../../fixtures/languages.ts';

const translationsIn = (table: string) => LANGUAGE_TABLES[table]?.slice(1) ?? [];

test('a command for one language accepts its code, however many there are', () => {
  expect(findLanguage('hi', translationsIn('three languages'))).toBe(HINDI);
});

test('a command for one language lists the languages', () => {
  expect(() => findLanguage('xx', translationsIn('two languages'))).toThrow('Expected one of: ta.');
});

test('a command for one language explains how to add one when there is only English', () => {
  expect(() => findLanguage('ta', translationsIn('one language'))).toThrow(
    'The site has no language but English. locales/README.md says how to add one, under "A new language".',
  );
});
