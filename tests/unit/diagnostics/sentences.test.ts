/** The table of sentences. That each use of a code gives all its values is a matter of types. */
import { expect, test } from 'vitest';
import { FACT_SENTENCES } from '../../../diagnostics/factSentences.ts';
import { sentenceOf } from '../../../diagnostics/sentences.ts';
import { WORD_SENTENCES } from '../../../diagnostics/wordSentences.ts';
import { FILES_ON_DISK } from '../../../scripts/content/filesOnDisk.ts';

const CODES = [...Object.keys(FACT_SENTENCES), ...Object.keys(WORD_SENTENCES)];

test('a sentence holds its values as they were typed', () => {
  expect(sentenceOf('noTextOf', { name: '{{name}} $& 5' })).toMatch(/^the text of {{name}} \$& 5 is missing\./);
  expect(sentenceOf('noComma')).toBe('a comma is missing here. Type: ,');
});

test('each code is of one sentence, which a rule uses', () => {
  expect(new Set(CODES).size).toBe(CODES.length);
  const rules = ['diagnostics', 'branches', 'locales', 'site', 'renderer', 'scripts', 'editor']
    .flatMap((folder) => FILES_ON_DISK.list(folder))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('Sentences.ts'))
    .map((path) => FILES_ON_DISK.readText(path).text)
    .join('\n');
  expect(CODES.filter((code) => !rules.includes(`'${code}'`))).toEqual([]);
});
