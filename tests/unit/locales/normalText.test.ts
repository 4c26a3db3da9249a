/** A text that looks the same is the same text, however a program spells its letters: it keeps its reviews, terms and length. */
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkValue } from '../../../branches/model/files/readSource.ts';
import { localText } from '../../../branches/model/schema/values.ts';
import { filesInMemory } from '../../../diagnostics/contentFiles.ts';
import { comparableText, normalText } from '../../../diagnostics/normalText.ts';
import { TextSource } from '../../../diagnostics/textSource.ts';
import { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { factTexts } from '../../../locales/model/factTexts.ts';
import { readableLength } from '../../../locales/model/readableLength.ts';
import { readWords, textsOf } from '../../../locales/model/readWords.ts';
import { formatRecord, parseRecord, textHash } from '../../../locales/model/record.ts';
import { formatSignatures, hashOfTexts, parseSignatures, validSignatures } from '../../../locales/model/signatures.ts';
import { languageStatus } from '../../../locales/model/status.ts';
import { wordsText } from '../../../locales/model/wordsText.ts';
import { readReadinessInputs } from '../../../scripts/content/readReadinessInputs.ts';
import { advertisingHints, readRules } from '../../../site/readiness/rules.ts';
import { termsOf } from '../../../site/translation/glossary/glossary.ts';
import { parseGlossary } from '../../../site/translation/glossary/readGlossary.ts';
import { compareSheet } from '../../../site/translation/sheet/compareSheet.ts';
import { readSheet, sheetCells, writeSheet } from '../../../site/translation/sheet/sheet.ts';
import { wordingFaults } from '../../../site/translation/wordingFaults.ts';
import { languageNamed } from '../../fixtures/languages.ts';

const ENGLISH = 'Café for 2 patients';
const TAMIL = 'நோயாளிகள் 2 பேருக்கு கௌரவ இலவச பக்\u200cஷணம்';

const WAYS: readonly (readonly [string, (text: string) => string])[] = [
  ['letters in parts', (text) => text.normalize('NFD')],
  ['no joiners', (text) => text.replaceAll('\u200c', '')],
  ['more joiners', (text) => text.replaceAll('ள', 'ள\u200d')],
  ['no-break spaces', (text) => text.replaceAll(' ', '\u00a0')],
  ['narrow no-break spaces', (text) => text.replaceAll(' ', '\u202f')],
  ['soft hyphens', (text) => text.replace(/[ளt]/g, '$&\u00ad')],
  ['unseen spaces and marks', (text) => `\ufeff${text.replace(/[ளt]/g, '$&\u200b\u2060')}`],
];

const [tamil, english] = [languageNamed('ta'), languageNamed('en')];
const entry = { english: textHash(ENGLISH), text: textHash(TAMIL), by: 'person', reviewed: 'Zoë, 2026-01-31' } as const;
const record = new Map(['page', 'branches/x.yaml'].map((name) => [name, new Map([['title', entry]])]));
const CSV = 'English,Tamil,Tamil: never,required,note\npatient,நோயாளி,கௌரவ விருந்து,yes,';

/** The texts as files in which a program has spelt the letters in its own way. */
function read(way: (text: string) => string) {
  const file = (code: string, text: string) =>
    [`locales/${code}/page.json`, JSON.stringify({ title: way(text) })] as const;
  const words = readWords(filesInMemory(new Map([file('en', ENGLISH), file('ta', TAMIL)])), 'locales', [
    english,
    tamil,
  ]);
  const text = `title:\n  en: "${way(ENGLISH)}"\n  ta: "${way(TAMIL)}"\n`;
  const facts = new YamlSource({ path: 'branches/x.yaml', text });
  const [en, ta] = ['en', 'ta'].map((code) => new Map([...textsOf(words, code), ...factTexts(code, [facts])]));
  return { en: en ?? new Map(), ta: ta ?? new Map(), facts };
}

const plain = read(String);
const statuses = languageStatus('ta', plain.en, plain.ta, record);

describe.each(WAYS)('with %s', (_name, way) => {
  const { en, ta, facts } = read(way);

  test('texts of words files and branch files stay reviewed and signed, and pages show them as before', () => {
    for (const known of [record, parseRecord(way(formatRecord(record)))])
      expect(languageStatus('ta', en, ta, known).map(({ state }) => state)).toEqual(['reviewed', 'reviewed']);
    const page = { by: 'Zoë', day: '2026-01-31', texts: hashOfTexts('page', plain.en, plain.ta) };
    const signatures = parseSignatures(way(formatSignatures({ ta: { page } })), '');
    expect(validSignatures(signatures, 'ta', en, ta).get('page')).toEqual(page);
    const shown = [checkValue(facts, z.object({ title: localText })).value?.title.ta, ta.get('page')?.get('title')];
    for (const text of shown) expect(text.replace(/[\u200c\u200d]/g, '')).toBe(comparableText(TAMIL));
  });

  test('a sheet changes nothing, neither as CSV nor as a workbook, and an edit no more than its text', async () => {
    const cells = sheetCells(tamil, statuses, () => ({ note: '', pages: [], isEverywhere: true }), []);
    const workbook = writeXlsx({ sheets: [{ name: 'Tamil', rows: cells.map((row) => row.map(way)) }] });
    for (const bytes of [new TextEncoder().encode(way(writeSheet(cells))), await workbook]) {
      expect(compareSheet(await readSheet(bytes, tamil), statuses)).toEqual({ taken: [], refused: [] });
    }
    const before = `{ "title": "${way(TAMIL)}", "old": "பழையது" }`;
    const edited = new Map(Object.entries({ title: normalText(way(TAMIL)), old: 'புதியது' }));
    expect(wordsText(['title', 'old'], edited, before)).toBe(before.replace('பழையது', 'புதியது'));
  });

  test('agreed and forbidden words and claims are found, and lengths are the same', () => {
    const { terms, problems } = parseGlossary(new TextSource({ path: 'glossary.csv', text: way(CSV) }), [tamil]);
    expect(problems).toEqual([]);
    const kindsIn = (text: string) =>
      wordingFaults({ english: ENGLISH, text, state: 'reviewed' }, termsOf(terms, tamil)).map(({ kind }) => kind);
    for (const spelt of [way, String]) {
      expect(kindsIn(spelt(TAMIL))).toEqual([]);
      expect(kindsIn(spelt('நோயாளி, கௌரவ விருந்து'))).toEqual(['word']);
    }
    expect(readableLength(way(TAMIL))).toBe(readableLength(TAMIL));
    const rules = readRules(readReadinessInputs().claims);
    expect(advertisingHints({ path: '', text: way(`"a": "${TAMIL}"`) }, '', rules)).toHaveLength(1);
  });
});

test.each([
  ['Malayalam', 'അവൻ', 'അവന\u0d4d\u200d'],
  ['Hindi', '\u0958लम', 'क\u093cलम'],
  ['Tamil', 'ஸ்ரீ', 'ஶ்ரீ'],
  ['Latin', 'Zoë X-ray', 'Zoe\u0308 X\u2011ray'],
])('%s has one form for letters that look the same', (_language, one, other) => {
  expect(comparableText(one)).toBe(comparableText(other));
  expect(normalText(normalText(other))).toBe(normalText(one));
});

test('a joiner that shapes letters is kept on pages', () => {
  expect(normalText('ශ්\u200dරී')).toBe('ශ්\u200dරී');
});
