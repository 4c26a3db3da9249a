import { expect, test } from 'vitest';
import { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { factTexts } from '../../../locales/model/factTexts.ts';

const source = new YamlSource({
  path: 'somewhere/branches/chennai.yaml',
  text: `name:
  en: Chennai
  ta: சென்னை
area:
  en: Perambur
  ta:
region: { en: North, ta: "" }
city: { en: Chennai, ta: "\u00a0\u200b" }
phone: "+910000000001"
offers:
  - id: first
    title: { en: First visit, ta: முதல் வருகை }
    terms:
      - en: One
`,
});

const textsIn = (code: string) => [...(factTexts(code, [source]).get('branches/chennai.yaml') ?? [])];

test('reads every text that has a language, by its path', () => {
  expect(textsIn('en').map(([key]) => key)).toEqual([
    'name',
    'area',
    'region',
    'city',
    'offers.first.title',
    'offers.first.terms.0',
  ]);
});

test('treats a language without a text as a gap, which hides nothing else', () => {
  expect(textsIn('ta')).toEqual([
    ['name', 'சென்னை'],
    ['offers.first.title', 'முதல் வருகை'],
  ]);
});
