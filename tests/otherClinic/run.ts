/** Part of `npm run test:full`: copies the project, swaps in another clinic, and runs all tests there. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { changeFacts } from './facts.ts';
import { changeWords } from './words.ts';

const root = join(tmpdir(), 'other-clinic');

/** Leaves out the output of other commands and what the copy shares. */
const LEFT_OUT = ['.git', '.cache', 'dist', 'node_modules', 'test-results', 'playwright-report'];

/** Copies the project with the other clinic in it. */
function makeCopy(): void {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, '.cache'), { recursive: true });
  const filter = (path: string) => basename(path) !== 'node_modules';
  for (const name of readdirSync('.')) {
    if (!LEFT_OUT.includes(name) && !name.startsWith('dist-'))
      cpSync(name, join(root, name), { recursive: true, filter });
  }
  mkdirSync('.cache/media', { recursive: true });
  for (const name of ['node_modules', '.cache/media']) symlinkSync(resolve(name), join(root, name), 'junction');
  changeFacts(root);
  changeWords(root);
  // As anyone who edits words does before a commit.
  npm('run', '--silent', 'i18n');
}

/** Runs npm in the copy, without `TEST_ALL`. Exits if it fails: it has said why. */
function npm(...words: readonly string[]): void {
  const { TEST_ALL: _all, ...env } = process.env;
  const isWindows = process.platform === 'win32';
  const { status } = spawnSync(isWindows ? 'npm.cmd' : 'npm', words, {
    cwd: root,
    stdio: 'inherit',
    shell: isWindows,
    env,
  });
  if (status === 0) return;
  console.error(`With another clinic this fails: npm ${words.join(' ')}. The copy is in ${root}.`);
  process.exit(1);
}

makeCopy();
npm('test');
