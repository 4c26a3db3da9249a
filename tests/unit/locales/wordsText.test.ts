/** Words files written by an editor or a spreadsheet: reading and writing them back. */

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { wordsText } from '../../../locales/model/wordsText.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const folder = temporaryFolder({}, afterAll);
const file = join(folder, 'ta', 'page.json');
mkdirSync(join(folder, 'ta'), { recursive: true });

const NEW = new Map([
  ['title', 'புதியது'],
  ['items.0', 'ஒன்று'],
]);
const write = () =>
  writeFileSync(file, wordsText(['title', 'items.0'], NEW, existsSync(file) ? readFileSync(file, 'utf8') : undefined));

const PLAIN = '{\n  "title": "புதியது",\n  "items": [\n    "ஒன்று"\n  ]\n}\n';

test.each([
  ['its byte order mark', '\ufeff{ "title": "பழையது" }', `\ufeff${PLAIN}`],
  ['Windows line ends', '{\r\n  "title": "பழையது"\r\n}\r\n', PLAIN.replaceAll('\n', '\r\n')],
  ['four spaces', '{\n    "title": "பழையது"\n}\n', PLAIN.replaceAll('  ', '    ')],
  ['tabs', '{\n\t"title": "பழையது"\n}\n', PLAIN.replaceAll('  ', '\t')],
])('a words file keeps %s when new texts are written', (_what, before, after) => {
  writeFileSync(file, before);
  write();
  expect(readFileSync(file, 'utf8')).toBe(after);
});

test('a new words file has no byte order mark and no Windows line ends', () => {
  rmSync(file, { force: true });
  write();
  expect(readFileSync(file, 'utf8')).toBe(PLAIN);
});
