import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readFactTexts } from '../../../locales/model/readFactTexts.ts';

const folder = mkdtempSync(join(tmpdir(), 'facts-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

writeFileSync(
  join(folder, 'chennai.yaml'),
  `name:
  en: Chennai
  ta: சென்னை
area:
  en: Perambur
  ta:
phone: "+910000000001"
offers:
  - id: first
    title: { en: First visit, ta: முதல் வருகை }
    terms:
      - en: One
`,
);

const textsIn = (code: string) => [...(readFactTexts(code, folder).get(`${basename(folder)}/chennai.yaml`) ?? [])];

test('reads every text that has a language, by its path', () => {
  expect(textsIn('en').map(([key]) => key)).toEqual(['name', 'area', 'offers.first.title', 'offers.first.terms.0']);
});

test('treats a language without a text as a gap, which hides nothing else', () => {
  expect(textsIn('ta')).toEqual([
    ['name', 'சென்னை'],
    ['offers.first.title', 'முதல் வருகை'],
  ]);
});
