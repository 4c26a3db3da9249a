import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { withFactText } from '../../../../site/translation/sheet/writeFactText.ts';

const FILE = `# The branch.
name:
  en: Chennai # the city
  ta: சென்னை
offers:
  - id: first
    title:
      en: "Rs 99: the first visit" # sample
    terms:
      - en: One
      - { en: Two, hi: दो }
`;

test('a translation of a branch file goes under its English text, and nothing else changes', () => {
  expect(withFactText(FILE, 'offers.first.title', 'ta', 'முதல் வருகை')).toBe(
    FILE.replace('# sample\n', '# sample\n      ta: முதல் வருகை\n'),
  );
  expect(withFactText(FILE, 'offers.first.terms.0', 'ta', 'ஒன்று')).toBe(
    FILE.replace('- en: One\n', '- en: One\n        ta: ஒன்று\n'),
  );
});

test('a translation of a branch file replaces an older one', () => {
  expect(withFactText(FILE, 'name', 'ta', 'புதிய சென்னை')).toBe(FILE.replace('ta: சென்னை', 'ta: புதிய சென்னை'));
  expect(withFactText(FILE, 'offers.first.terms.1', 'hi', 'दूसरा')).toContain('{ en: Two, hi: दूसरा }');
});

test('a translation of a branch file fills an empty line', () => {
  const empty = FILE.replace('ta: சென்னை', 'ta:');
  expect(parse(withFactText(empty, 'name', 'ta', 'சென்னை'))).toEqual(parse(FILE));
  expect(withFactText(empty, 'name', 'ta', 'சென்னை')).toBe(FILE);
});

test.each(['It is #1', 'Rs 99: offer', '"quoted"', '- item', 'yes', '108', "it's", '{x}', 'a\\b'])(
  'a translation of a branch file keeps "%s" as exactly that text',
  (text) => {
    const changed: unknown = parse(withFactText(FILE, 'name', 'ta', text));
    expect(changed).toMatchObject({ name: { en: 'Chennai', ta: text } });
  },
);
