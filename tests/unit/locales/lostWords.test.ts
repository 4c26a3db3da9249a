import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lostWords } from '../../../locales/model/check/lostWords.ts';

test('reports a translation saved as question marks, but not a question', () => {
  const dir = mkdtempSync(join(tmpdir(), 'words-'));
  onTestFinished(() => rmSync(dir, { recursive: true }));
  const write = (code: string, words: unknown) => {
    mkdirSync(join(dir, code));
    writeFileSync(join(dir, code, 'home.json'), JSON.stringify(words, null, 2));
  };
  write('en', { faq: [{ question: 'Really??', answer: '???' }] });
  write('ta', {
    hero: { title: '{{branches.names}}: ??????? ????' },
    faq: [{ question: 'அப்படியா??', answer: 'Rs 99?' }],
  });
  expect(lostWords(dir).map(({ file, line, message }) => `${file.slice(dir.length)}:${line} ${message}`)).toEqual([
    '/en/home.json:5 faq.0.answer: found ???, whose characters were lost when the file was saved. Type the text again, and save the file as UTF-8.',
    '/ta/home.json:3 hero.title: found {{branches.names}}: ??????? ????, whose characters were lost when the file was saved. Type the text again, and save the file as UTF-8.',
  ]);
});
