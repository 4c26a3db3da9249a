/** Whatever is pasted into a words file, and however much, the answer is a message. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkWords } from '../../../locales/model/check/checkWords.ts';
import { textFault } from '../../../locales/model/check/textFault.ts';
import { LANGUAGE_TABLES } from '../../fixtures/languages.ts';

const [english] = Object.values(LANGUAGE_TABLES)[0] ?? [];

/** Returns the messages about an English words file with this text. */
function messagesFor(text: string): readonly string[] {
  const dir = mkdtempSync(join(tmpdir(), 'words-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  mkdirSync(join(dir, 'en'));
  writeFileSync(join(dir, 'en/about.json'), text);
  return checkWords(dir, english ? [english] : []).map(({ message }) => message);
}

test.each([
  ['brackets', '['.repeat(100_000)],
  ['groups', '{"a":'.repeat(50_000)],
])('reports nested %s without crashing', (_what, text) => {
  expect(messagesFor(text)).toEqual([expect.stringMatching(/^more than 50 brackets are nested here\. /)]);
});

test('refuses a file of an implausible size', () => {
  const picture = `data:image/png;base64,${'iVBOR'.repeat(800_000)}`;
  expect(messagesFor(JSON.stringify({ title: picture }))).toEqual([
    expect.stringMatching(/^the file is 4,000\.1 kB, expected at most 300 kB\. /),
  ]);
});

test('scans a picture pasted into a text once, not from every character', { timeout: 10_000 }, () => {
  const picture = `data:image/png;base64,${'iVBORw0KGgo'.repeat(20_000)}`;
  expect(textFault(`${picture} {{price.filling}`, '{{price.filling}}')).toBe(
    'found {{price.filling}: a placeholder is written with two braces on each side. Type: {{price.filling}}',
  );
});

test('accepts brackets in texts', () => {
  expect(messagesFor(JSON.stringify({ title: '['.repeat(60) }))).toEqual([]);
});
