/** Messages about the output folder. */
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { explainFileError } from '../../../scripts/output/explainFileError.ts';
import { checkPlaces } from '../../../scripts/output/stage.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const root = temporaryFolder({}, afterAll);

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
    'dist/new.avif cannot be used: the disk is full. Delete what is not needed, then build again.',
  ],
  [
    failure('EROFS', { syscall: 'mkdir', path: 'dist' }),
    'dist cannot be used: the disk is read-only. Name a folder on another disk: --out.',
  ],
  [
    failure('ENOENT', { syscall: 'mkdir', path: 'dist' }),
    'dist cannot be used: it is not there, or a link in its path is broken.',
  ],
])('a file system error becomes a message with a remedy: %s', (error, sentence) => {
  expect(explainFileError(error)).toBe(sentence);
});

test('other errors than of the file system keep their own text', () => {
  expect(explainFileError(new Error('There is no site "madras".'))).toBe('There is no site "madras".');
  expect(explainFileError(failure('ERR_MODULE_NOT_FOUND', {}))).toBe('ERR_MODULE_NOT_FOUND: as Node says it');
});
