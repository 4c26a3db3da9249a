/** Words files written by an editor or a spreadsheet: reading and writing them back. */

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { wordsText } from '../../../locales/model/wordsText.ts';
import { sharedFolder } from '../../support/sharedFolder.ts';
import { resourcesIn, textsIn } from '../../support/words.ts';

const folder = sharedFolder();
const file = join(folder, 'ta', 'page.json');
beforeEach(() => mkdirSync(join(folder, 'ta'), { recursive: true }));

const NEW = new Map([
  ['title', 'புதியது'],
  ['items.0', 'ஒன்று'],
]);
const write = () =>
  writeFileSync(file, wordsText(['title', 'items.0'], NEW, existsSync(file) ? readFileSync(file, 'utf8') : undefined));

const PLAIN = '{\n  "title": "புதியது",\n  "items": [\n    "ஒன்று"\n  ]\n}\n';

describe('a words file with a byte order mark', () => {
  beforeEach(() => writeFileSync(file, '\ufeff{ "title": "பழையது" }'));

  test('is read like any other, for checks and for pages', () => {
    expect(textsIn('ta', folder).get('page')?.get('title')).toBe('பழையது');
    expect(resourcesIn(folder).ta?.page).toEqual({ title: 'பழையது' });
  });

  test('keeps it when new texts are written', () => {
    write();
    expect(readFileSync(file, 'utf8')).toBe(`\ufeff${PLAIN}`);
  });
});

test('a words file with Windows line ends keeps them when new texts are written', () => {
  writeFileSync(file, '{\r\n  "title": "பழையது"\r\n}\r\n');
  write();
  expect(readFileSync(file, 'utf8')).toBe(PLAIN.replaceAll('\n', '\r\n'));
});

test.each(['    ', '\t'])('a words file keeps its indentation "%s" when new texts are written', (indentation) => {
  writeFileSync(file, `{\n${indentation}"title": "பழையது"\n}\n`);
  write();
  expect(readFileSync(file, 'utf8')).toBe(PLAIN.replaceAll('  ', indentation));
});

test('a new words file has no byte order mark and no Windows line ends', () => {
  rmSync(file, { force: true });
  write();
  expect(readFileSync(file, 'utf8')).toBe(PLAIN);
});
