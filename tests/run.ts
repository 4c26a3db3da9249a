/**
 * Runs all tests, part by part: `npm test`. `--changed`, which `npm run test:changed` uses, runs what a change can break at once, without
 * browsers; `--full`, which `npm run test:full` uses, runs them a second time, with another clinic.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { command } from '../scripts/cli/commandLine.ts';
import { createProgress } from '../scripts/cli/progress.ts';
import { SLOW_FILES } from './support/slowFiles.ts';

const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** A part's name, and what npm runs for it. */
type Part = readonly [name: string, args: readonly string[]];

const commandLine = command('npm test', 'Runs all tests: types, lint, builds, pages, servers, browsers.')
  .option('--changed [commit]', 'only what changes since a commit can break, or those that are not committed')
  .option('--full', 'without sampling, in other browsers, and with another clinic, too')
  .parse();
const { changed, full } = commandLine.opts();
// The tests look for it.
if (full) process.env.TEST_ALL = '1';

const CHECK: Part = ['Types, lint and translations', ['run', 'check']];
/** Needs packages of its own. */
const ENGINES: Part = ['Other browsers, and validators', ['run', 'test:engines']];
/** Proves that no test depends on the shipped clinic. */
const OTHER_CLINIC: Part = ['All of these with another clinic', ['exec', '--', 'tsx', 'tests/otherClinic/run.ts']];

function allParts(): readonly Part[] {
  return [
    CHECK,
    ['Building every site', ['run', 'build']],
    ['Code, pages and servers', ['exec', '--', 'vitest', 'run']],
    ['Finding Chromium', ['run', 'chromium']],
    ['Browser', ['exec', '--', 'playwright', 'test', '--config', 'tests/e2e']],
    ['Editor', ['run', 'test:editor', ...(full ? [] : ['--', '--grep=@smoke', '--project=desktop'])]],
    ...(full ? [ENGINES, OTHER_CLINIC] : []),
  ];
}

/** What fails within a minute if the change is wrong. Facts, words and pictures are no modules that a test imports: they are built. */
function changedParts(commit: string | undefined): readonly Part[] {
  const since = commit === undefined ? ['--changed'] : ['--changed', commit];
  const slowFiles = SLOW_FILES.map((name) => `--exclude=**/${name}.test.ts`);
  const build: Part = ['Building the site', ['run', 'build', '--', 'combined']];
  return [
    CHECK,
    ...(changedFiles(commit).some(isContent) ? [build] : []),
    ['Code', ['run', 'test:unit', '--', ...since, ...slowFiles]],
  ];
}

function changedFiles(commit = 'HEAD'): readonly string[] {
  const git = (...words: readonly string[]) => execFileSync('git', words, { encoding: 'utf8' }).split('\n');
  return [...git('diff', '--name-only', commit), ...git('ls-files', '--others', '--exclude-standard')];
}

const isContent = (file: string) => /^(?:branches|locales|media)\/.*(?<!\.ts|\.md)$/.test(file);

/** Lines: the parts have the terminal for themselves. */
const progress = createProgress((line) => console.error(line));
const parts = changed === undefined ? allParts() : changedParts(changed === true ? undefined : changed);
try {
  for (const [i, [name, args]] of parts.entries()) {
    await progress.step(`Tests, ${i + 1} of ${parts.length}: ${name}`, () => {
      const { status } = spawnSync(NPM, args, { stdio: 'inherit', shell: process.platform === 'win32' });
      if (status !== 0) throw new Error();
    });
  }
} catch {
  // Its tools have said what is wrong.
  process.exitCode = 1;
}
