/** What a build reports about unusable pictures. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeConfiguration } from '../../../fixtures/configurations.ts';
import { runScript } from '../../../support/runScript.ts';

const project = mkdtempSync(join(tmpdir(), 'build-pictures-'));
afterAll(() => rmSync(project, { recursive: true, force: true }));

test('a build reports every broken picture, and every reference to a missing one', () => {
  writeConfiguration('one-branch', join(project, 'branches'));
  cpSync('locales', join(project, 'locales'), { recursive: true });
  mkdirSync(join(project, 'media/rooms/baseline'), { recursive: true });
  writeFileSync(join(project, 'media/rooms/baseline/cut.webp'), 'RIFF');
  writeFileSync(join(project, 'media/front.GIF'), '');
  writeFileSync(join(project, 'media/front.JPG'), '');
  const { status, stdout, stderr } = runScript('scripts/build.ts', ['combined'], project);
  expect(stdout).toBe('');
  expect(stderr).toContain(
    '\nmedia/front.GIF:1:1\n    found a GIF file, expected a JPEG, PNG, WebP, AVIF or HEIC picture.',
  );
  expect(stderr).toContain('\nmedia/front.JPG:1:1\n    this file is empty. Copy the picture here once more');
  expect(stderr).toMatch(/\nmedia\/rooms\/baseline\/cut\.webp:1:1\n {4}\S/);
  expect(stderr).toMatch(/\nbranches\/kavalkinaru\.yaml:\d+:\d+\n.*\n.*\^\n {4}picture: there is no picture media\//);
  expect(stderr).not.toMatch(/\n\s+at /);
  expect(status).toBe(1);
  expect(existsSync(join(project, 'dist'))).toBe(false);
});
