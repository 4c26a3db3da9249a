/** Messages about the output folder. */
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { leftovers } from '../../../scripts/cli/siteNames.ts';
import { explainFileError } from '../../../scripts/output/explainFileError.ts';
import { checkPlaces } from '../../../scripts/output/stage.ts';

const root = mkdtempSync(join(tmpdir(), 'output-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function write(file: string): void {
  mkdirSync(join(root, dirname(file)), { recursive: true });
  writeFileSync(join(root, file), '{}');
}

test('sites of removed branches are listed, and nothing that no build has written', () => {
  for (const name of ['combined', 'madurai']) {
    write(`${name}/index.html`);
    write(`${name}.hosts/nginx.conf`);
  }
  for (const folder of ['node_modules', 'holiday-pictures', '.git', '.building/1']) write(`${folder}/index.html`);
  write('madurai.zip');
  write('holiday.zip');
  expect(leftovers(root, ['combined', 'chennai'])).toEqual(['madurai', 'madurai.hosts', 'madurai.zip']);
});

test('an output folder that cannot be replaced is refused before any work: a symbolic link, which would be lost', () => {
  mkdirSync(join(root, 'elsewhere'));
  symlinkSync(join(root, 'elsewhere'), join(root, 'linked'));
  expect(() => checkPlaces(root, ['combined', 'linked', 'new'])).toThrow(
    `${join(root, 'linked')} is a link, which the new site would replace. Delete the link, and name the folder with --out.`,
  );
});

test('an output folder that cannot be replaced is refused before any work: a mount point', () => {
  expect(() => checkPlaces('/', ['proc'])).toThrow('/proc is a disk of its own, which cannot be replaced.');
});

const failure = (code: string, more: object) => Object.assign(new Error(`${code}: as Node says it`), { code, ...more });

test.each([
  [
    failure('ENOSPC', { syscall: 'copyfile', path: 'kept.avif', dest: 'dist/new.avif' }),
    'dist/new.avif cannot be copied: the disk is full. Delete what is not needed, then build again.',
  ],
  [
    failure('EROFS', { syscall: 'mkdir', path: 'dist' }),
    'dist cannot be made: the disk is read-only. Name a folder on another disk: --out.',
  ],
  [
    failure('ENOENT', { syscall: 'mkdir', path: 'dist' }),
    'dist cannot be made: its disk is read-only, or a link in its path is broken. Name another folder with --out.',
  ],
])('a file system error becomes a message with a remedy: %s', (error, sentence) => {
  expect(explainFileError(error)).toBe(sentence);
});

test('other errors than of the file system keep their own text', () => {
  expect(explainFileError(new Error('There is no site "madras".'))).toBe('There is no site "madras".');
  expect(explainFileError(failure('ERR_MODULE_NOT_FOUND', {}))).toBe('ERR_MODULE_NOT_FOUND: as Node says it');
});
