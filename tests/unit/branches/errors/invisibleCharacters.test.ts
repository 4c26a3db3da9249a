/** Texts in branch files contain no invisible characters, just as in words files. */
import { expect, test } from 'vitest';
import { localText, text } from '../../../../branches/model/schema/values.ts';
import { HALVES_OF_SIGNS, INNOCENT_TEXTS, UNSEEN_SIGNS } from '../../../fixtures/hostileTexts.ts';
import { answers } from './mistakes.ts';

const AREA = 'area:\n  en: Perambur\n';
const typed = (yaml: string) => ['chennai', AREA, `area:\n  en: ${yaml}\n`] as const;

test('a text of a branch file may not contain invisible characters or lone surrogates in any language', () => {
  for (const hostile of [...UNSEEN_SIGNS, ...HALVES_OF_SIGNS]) {
    expect(text.safeParse(hostile).success, hostile).toBe(false);
    expect(localText.safeParse({ en: 'Perambur', ta: hostile }).success, hostile).toBe(false);
  }
});

test('a text of a branch file may contain everything people write: ligatures, emoji, several lines', () => {
  for (const innocent of [...INNOCENT_TEXTS, 'க்\u200cஷ', '👩\u200d⚕️', 'One.\nTwo.', 'One.\r\nTwo.']) {
    expect(text.safeParse(innocent).success, innocent).toBe(true);
  }
});

test('a text of a branch file is refused with a message that says what to type', () => {
  expect(
    answers([
      typed('"Per\\u0007ambur"'),
      typed('"Per\\u202Eambur"'),
      typed('"Per\\uD800ambur"'),
      typed('"Per\\u2028 ambur"'),
      typed('"\\u0007"'),
      typed('"Per\\u0007ambur\\nChennai"'),
    ]),
  ).toMatchInlineSnapshot(`
    "area.en: found "Per\\u0007ambur", expected text without invisible characters (U+0007). Type: en: Perambur
    area.en: found "Per\\u202Eambur", expected text without invisible characters (U+202E). Type: en: Perambur
    area.en: found "Per\\uD800ambur", expected text without invisible characters (U+D800). Type: en: Perambur
    area.en: found "Per\\u2028 ambur", expected text without invisible characters (U+2028). Type: en: Per ambur
    area.en: found "\\u0007", expected text without invisible characters (U+0007). Type for example: en: Our clinic is open on Sundays.
    area.en: found "Per\\u0007ambur\\nChennai", expected text without invisible characters (U+0007). Type: en: "Perambur\\nChennai""
  `);
});
