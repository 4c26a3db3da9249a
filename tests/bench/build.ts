/** Measures what people who build the site wait for, in new clones of this commit and of an earlier one. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Step } from '../../scripts/cli/progress.ts';
import { table } from './table.ts';

const ROOT = join(tmpdir(), 'bench-build');
const PORT = 4195;

/** Each begins where the one before has ended. */
const WAITS = [
  ['npm ci, with a warm cache', () => npm('ci')],
  ['npm start: the site answers', () => untilAnswered('start')],
  ['npm run build: three sites, nothing cached', firstBuild],
  ['npm run build: nothing changed', () => npm('run', 'build')],
  ['npm run build: one phone number changed', changedBuild],
  ['npm run dev: the first page', () => untilAnswered('run', 'dev')],
] as const;

/** @returns the table, the earlier commit first */
export async function measureBuild(step: Step, before?: string): Promise<string> {
  const commits = [...(before === undefined ? [] : [before]), 'HEAD'].map((commit) =>
    execFileSync('git', ['rev-parse', '--short=8', commit], { encoding: 'utf8' }).trim(),
  );
  step.expect(commits.length * WAITS.length);
  const rows = WAITS.map(([what]): { what: string; seconds: number[] } => ({ what, seconds: [] }));
  for (const commit of commits) {
    rmSync(ROOT, { recursive: true, force: true });
    execFileSync('git', ['clone', '--quiet', '.', ROOT]);
    execFileSync('git', ['checkout', '--quiet', commit], { cwd: ROOT });
    for (const [i, [, act]] of WAITS.entries()) {
      const began = performance.now();
      await act();
      rows[i]?.seconds.push((performance.now() - began) / 1000);
      step.done();
    }
  }
  rmSync(ROOT, { recursive: true, force: true });
  const titles = commits.map((commit) => `s at ${commit}`);
  return table(
    ['what is waited for', ...titles, ...(before === undefined ? [] : ['times'])],
    rows.map(({ what, seconds }) => {
      const [first = Number.NaN, second] = seconds;
      const ratio = second === undefined ? [] : [(second / first).toFixed(2)];
      return [what, ...seconds.map((each) => each.toFixed(1)), ...ratio];
    }),
  );
}

async function firstBuild(): Promise<void> {
  for (const name of ['dist', '.cache']) rmSync(join(ROOT, name), { recursive: true, force: true });
  await npm('run', 'build');
}

async function changedBuild(): Promise<void> {
  const file = join(ROOT, 'branches/chennai.yaml');
  const text = readFileSync(file, 'utf8');
  const changed = text.replaceAll('+910000000001', '+910000000009');
  if (changed === text) throw new Error(`${file} has no number to change.`);
  writeFileSync(file, changed);
  await npm('run', 'build');
}

async function npm(...words: readonly string[]): Promise<void> {
  const [code] = await once(start(words), 'exit');
  if (code !== 0) throw new Error(`npm ${words.join(' ')} ended with code ${code}.`);
}

/** Starts a server in the clone until it has sent the home page. @throws Error if it ends before */
async function untilAnswered(...words: readonly string[]): Promise<void> {
  const server = start(words);
  const ended = once(server, 'exit');
  while (!(await answers())) {
    if (server.exitCode !== null) throw new Error(`npm ${words.join(' ')} has ended.`);
    await wait(50);
  }
  if (server.pid) process.kill(-server.pid, 'SIGTERM');
  await ended;
}

const answers = () =>
  fetch(`http://localhost:${PORT}/`)
    .then(async (response) => response.ok && (await response.text()).includes('</html>'))
    .catch(() => false);

/** In a group of its own: what npm has started ends with it. */
function start(words: readonly string[]) {
  const env = { ...process.env, PORT: String(PORT) };
  return spawn('npm', words, { cwd: ROOT, stdio: 'ignore', detached: true, env });
}
