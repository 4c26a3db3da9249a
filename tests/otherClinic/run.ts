/**
 * Proves that no test depends on the shipped clinic: `npm run test:other-clinic`. Copies the project, swaps in another clinic,
 * and runs the tests. For single parts: `npm run test:other-clinic -- unit html`.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { command } from '../../scripts/cli/commandLine.ts';
import { changeFacts } from './facts.ts';
import { changeWords } from './words.ts';

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** The parts of `npm test`, in order. */
const PARTS = {
  check: ['run', 'check'],
  build: ['run', 'build'],
  unit: ['run', 'test:unit'],
  html: ['run', 'test:html'],
  hosts: ['exec', '--', 'vitest', 'run', '--project', 'hosts'],
  e2e: ['run', 'test:e2e'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Part = keyof typeof PARTS;

const isPart = (name: string): name is Part => name in PARTS;

/** Leaves out the output of other commands and what the copy shares. */
const LEFT_OUT = ['.git', '.cache', 'dist', 'node_modules', 'test-results', 'playwright-report'];

/** Copies the project with the other clinic in it. */
function makeCopy(root: string): void {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(join(root, '.cache'), { recursive: true });
  for (const name of readdirSync('.')) {
    if (!LEFT_OUT.includes(name) && !name.startsWith('dist-')) cpSync(name, join(root, name), { recursive: true });
  }
  mkdirSync('.cache/media', { recursive: true });
  for (const name of ['node_modules', '.cache/media']) symlinkSync(resolve(name), join(root, name), 'junction');
  changeFacts(root);
  changeWords(root);
  // As anyone who edits words does before a commit.
  run(['run', '--silent', 'i18n']);
}

const commandLine = command(
  'npm run test:other-clinic',
  'Runs the tests on a copy of the project with another clinic in it.',
)
  .argument('[part...]', `some of: ${Object.keys(PARTS).join(', ')}`)
  .option('--in <folder>', 'make the copy there', join(tmpdir(), 'other-clinic'))
  .option('--keep', 'run on the copy that is there')
  .parse();
const { in: root, keep } = commandLine.opts();
const unknown = commandLine.args.filter((name) => !isPart(name));
if (unknown.length > 0)
  commandLine.error(`${unknown.join(', ')}: no part. Expected: ${Object.keys(PARTS).join(', ')}.`);
const named = commandLine.args.filter(isPart);
const parts = named.length > 0 ? named : (Object.keys(PARTS) as Part[]);
/** @returns whether it succeeds */
function run(args: readonly string[]): boolean {
  return spawnSync(NPM, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

if (!keep) makeCopy(root);
// Vitest and Playwright print their own failures; all parts run regardless.
const failed = parts.filter((part) => !run(PARTS[part]));
if (failed.length > 0) {
  console.error(`With another clinic these fail: ${failed.join(', ')}. The copy is in ${root}.`);
  process.exitCode = 1;
} else console.log(`The tests hold for another clinic too. The copy is in ${root}.`);
