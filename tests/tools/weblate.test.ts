/** What Weblate makes of the words files. It reads and writes them with the Translate Toolkit, which is tried here. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../locales/languages.ts';
import { which } from '../../scripts/cli/debianPackages.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { hasTool } from './findTools.ts';

const FILES = LANGUAGES.flatMap(({ code }) => readdirSync(`locales/${code}`).map((name) => `locales/${code}/${name}`));

/** A file as Weblate writes it unless it is told otherwise. */
const withFourSpaces = (file: string) => `${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), null, 4)}\n`;

describe.skipIf(!hasTool('json2po'))('a words file that Weblate has written', () => {
  test('has the same texts in the same order, with four spaces', () => {
    // The Python that has the Toolkit need not be the first one.
    const [, python = ''] = /^#!(\S+)/.exec(readFileSync(which('json2po') ?? '', 'utf8')) ?? [];
    const printed = execFileSync(python, ['tests/tools/weblate.py', ...FILES], { encoding: 'utf8', maxBuffer: 1e8 });
    expect(FILES.length).toBeGreaterThan(LANGUAGES.length);
    expect(JSON.parse(printed)).toEqual(FILES.map(withFourSpaces));
  });
});

test('a words file of any indentation passes the check, and npm run format mends it', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const [ci = '', format = ''] = [scripts.check, scripts.format].map(
    (script) => /biome ([^&]*[^&\s])/.exec(script)?.[1],
  );
  const config = ['biome.json', 'biome.check.json', '.gitignore', 'scripts/check/hardcodedText.grit'];
  const folder = temporaryFolder(Object.fromEntries(config.map((name) => [name, readFileSync(name, 'utf8')])));
  const words = join(folder, 'locales/ta/page.json');
  mkdirSync(dirname(words), { recursive: true });
  const run = (command: string) =>
    execFileSync(resolve('node_modules/.bin/biome'), command.split(' '), { cwd: folder, stdio: 'pipe' });
  for (const indentation of ['    ', '\t', '']) {
    writeFileSync(words, `{\n${indentation}"title": "பல்"\n}\n`);
    run(ci);
    run(format);
    expect(readFileSync(words, 'utf8')).toBe('{\n  "title": "பல்"\n}\n');
  }
  writeFileSync(join(folder, 'other.json'), '{\n    "title": "Tooth"\n}\n');
  expect(() => run(ci)).toThrow('formatting');
});

test('the settings in the manual lead Weblate to every language, and to nothing else', () => {
  const manual = readFileSync('locales/README.md', 'utf8');
  const setting = (name: string) => new RegExp(`\\| ${name} \\| \`([^\`]*)\``).exec(manual)?.[1] ?? '';
  const folders = readdirSync('locales').filter((name) => existsSync(setting('File mask').replace('*', name)));
  const languages = folders.filter((folder) => new RegExp(setting('Language filter')).test(folder));
  expect(languages.sort()).toEqual(LANGUAGES.map(({ code }) => code).sort());
  expect(folders).not.toEqual(languages);
});
