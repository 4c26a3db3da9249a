/** A text that looks the same is the same text, however a program spells its letters: it keeps its reviews, terms and length. */
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { checkValue } from '../../../branches/model/files/explainIssues.ts';
import { localText } from '../../../branches/model/schema/values.ts';
import { filesInMemory } from '../../../diagnostics/contentFiles.ts';
import { comparable, normalText } from '../../../diagnostics/normalText.ts';
import { TextSource } from '../../../diagnostics/textSource.ts';
import { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { factTexts } from '../../../locales/model/factTexts.ts';
import { readableLength } from '../../../locales/model/readableLength.ts';
import { readWords, textsOf } from '../../../locales/model/readWords.ts';
import { formatRecord, parseRecord, textHash } from '../../../locales/model/record.ts';
import { formatSignatures, hashOfTexts, parseSignatures, validSignatures } from '../../../locales/model/signatures.ts';
import { languageStatus } from '../../../locales/model/status.ts';
import { wordsText } from '../../../locales/model/wordsText.ts';
import { advertisingHints } from '../../../scripts/preflight/rules.ts';
import { termsOf } from '../../../scripts/words/glossary/glossary.ts';
import { parseGlossary } from '../../../scripts/words/glossary/readGlossary.ts';
import { compareSheet } from '../../../scripts/words/sheet/compareSheet.ts';
import { readSheet, sheetCells, writeSheet } from '../../../scripts/words/sheet/sheet.ts';
import { writeWorkbook } from '../../../scripts/words/sheet/workbook.ts';
import { wordingFaults } from '../../../scripts/words/wording/wordingFaults.ts';
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
const reviewed = {
  english: textHash(ENGLISH),
  text: textHash(TAMIL),
  by: 'person',
  reviewed: 'Dr. Zoë, 2026-01-31',
} as const;
const record = new Map(['page', 'branches/x.yaml'].map((name) => [name, new Map([['title', reviewed]])]));
const CSV = 'English,Tamil,Tamil: never,required,note\npatient,நோயாளி,கௌரவ விருந்து,yes,';

/** The texts as files in which a program has spelt the letters in its own way. */
function read(way: (text: string) => string) {
  const json = (text: string) => JSON.stringify({ title: way(text) });
  const words = readWords(
    filesInMemory(
      new Map([
        ['locales/en/page.json', json(ENGLISH)],
        ['locales/ta/page.json', json(TAMIL)],
      ]),
    ),
    'locales',
    [english, tamil],
  );
  const yaml = new YamlSource({
    path: 'branches/x.yaml',
    text: `title:\n  en: "${way(ENGLISH)}"\n  ta: "${way(TAMIL)}"\n`,
  });
  const all = (code: string) => new Map([...textsOf(words, code), ...factTexts(code, [yaml])]);
  return { en: all('en'), ta: all('ta'), yaml };
}

describe.each(WAYS)('with %s', (_name, way) => {
  const { en, ta, yaml } = read(way);
  const statuses = languageStatus('ta', en, ta, record);

  test('texts of words files and branch files stay reviewed and signed, and pages show them as before', () => {
    expect(statuses.map(({ state }) => state)).toEqual(['reviewed', 'reviewed']);
    expect(languageStatus('ta', en, ta, parseRecord(way(formatRecord(record)))).map((each) => each.state)).toEqual([
      'reviewed',
      'reviewed',
    ]);
    const plain = read((text) => text);
    const signatures = {
      ta: { page: { by: 'Dr. Zoë', day: '2026-01-31', texts: hashOfTexts('page', plain.en, plain.ta) } },
    };
    expect([...validSignatures(parseSignatures(way(formatSignatures(signatures)), ''), 'ta', en, ta).keys()]).toEqual([
      'page',
    ]);
    const shown = [checkValue(yaml, localText.required()).value, ta.get('page')?.get('title')];
    expect(JSON.stringify(shown)).not.toMatch(/[\u00a0\u202f\u00ad\u200b\u2060\ufeff]|\u0bc6\u0bbe/);
  });

  test('a sheet changes nothing, neither as CSV nor as a workbook, and an edit no more than its text', async () => {
    const now = languageStatus('ta', read(String).en, read(String).ta, record);
    const cells = sheetCells(tamil, now, () => ({ note: '', pages: [], isEverywhere: true }), []);
    const rows = (await readXlsx(await writeWorkbook(cells, 'Tamil', 'Tamil'))).sheets[0]?.rows ?? [];
    const saved = await writeXlsx({
      sheets: [{ name: 'Tamil', rows: rows.map((row) => row.map((cell) => way(String(cell ?? '')))) }],
    });
    for (const bytes of [new TextEncoder().encode(way(writeSheet(cells))), saved]) {
      expect(compareSheet(await readSheet(bytes, tamil), now)).toEqual({ taken: [], refused: [] });
    }
    const before = `{ "title": "${way(TAMIL)}", "old": "பழையது" }`;
    const edited = new Map([
      ['title', normalText(way(TAMIL))],
      ['old', 'புதியது'],
    ]);
    expect(wordsText(['title', 'old'], edited, before)).toBe(before.replace('பழையது', 'புதியது'));
  });

  test('agreed and forbidden words and claims are found, and lengths are the same', () => {
    const { terms, problems } = parseGlossary(new TextSource({ path: 'glossary.csv', text: way(CSV) }), [tamil]);
    expect(problems).toEqual([]);
    const faultsOf = (text: string) =>
      wordingFaults({ english: ENGLISH, text, state: 'reviewed' }, termsOf(terms, tamil));
    expect([TAMIL, ...statuses.map(({ text = '' }) => text)].map(faultsOf)).toEqual([[], [], []]);
    expect(faultsOf(normalText(way('நோயாளி, கௌரவ விருந்து'))).map(({ kind }) => kind)).toEqual(['word']);
    expect(readableLength(way(TAMIL))).toBe(readableLength(TAMIL));
    expect(advertisingHints({ path: '', text: way(`"a": "${TAMIL}"`) }, () => true)).toHaveLength(1);
  });
});

test.each([
  ['Malayalam', 'അവൻ', 'അവന\u0d4d\u200d'],
  ['Hindi', '\u0958लम', 'क\u093cलम'],
  ['Tamil', 'ஸ்ரீ', 'ஶ்ரீ'],
  ['Latin', 'Zoë X-ray', 'Zoe\u0308 X\u2011ray'],
])('%s has one form for letters that look the same', (_language, one, other) => {
  expect(comparable(one)).toBe(comparable(other));
  expect(normalText(normalText(other))).toBe(normalText(one));
});

test('a joiner that shapes letters is kept on pages', () => {
  expect(normalText('ශ්\u200dරී')).toBe('ශ්\u200dරී');
});
