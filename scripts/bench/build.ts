/** Measures what people who build the site wait for, in new clones of this commit and of an earlier one. */
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Step } from '../cli/progress.ts';
import { table } from './table.ts';

const ROOT = join(tmpdir(), 'bench-build');
const PORT = 4195;
const PHONE = '+910000000001';
const OTHER_PHONE = '+910000000009';

/** Each begins where the one before has ended. */
const WAITS = [
  { what: 'npm ci, with a warm cache', measure: () => npm('ci') },
  { what: 'npm start: the site answers', measure: () => untilAnswered('start') },
  { what: 'npm run build: three sites, nothing cached', measure: firstBuild },
  { what: 'npm run build: nothing changed', measure: () => npm('run', 'build') },
  { what: 'npm run build: one phone number changed', measure: changedBuild },
  { what: 'npm run dev: the first page', measure: () => untilAnswered('run', 'dev', '--') },
] as const;

/** Seconds of each wait at a commit. */
type BuildWaits = Readonly<{ commit: string; waits: readonly Readonly<{ what: string; seconds: number }>[] }>;

/**
 * @param before an earlier commit to compare with
 * @returns the table, the earlier one first
 */
export async function measureBuild(step: Step, before?: string): Promise<string> {
  const commits = [...(before === undefined ? [] : [before]), 'HEAD'];
  step.expect(commits.length * WAITS.length);
  const measured: BuildWaits[] = [];
  for (const commit of commits) {
    rmSync(ROOT, { recursive: true, force: true });
    execFileSync('git', ['clone', '--quiet', '.', ROOT]);
    const name = execFileSync('git', ['rev-parse', '--short=8', commit], { encoding: 'utf8' }).trim();
    execFileSync('git', ['checkout', '--quiet', name], { cwd: ROOT });
    const waits: { what: string; seconds: number }[] = [];
    for (const { what, measure } of WAITS) {
      const began = performance.now();
      await measure();
      waits.push({ what, seconds: (performance.now() - began) / 1000 });
      step.done();
    }
    measured.push({ commit: name, waits });
  }
  rmSync(ROOT, { recursive: true, force: true });
  const [first, second] = measured.map(({ waits }) => waits.map(({ seconds }) => seconds));
  const titles = measured.map(({ commit }) => `s at ${commit}`);
  return table(
    ['what is waited for', ...titles, ...(second ? ['times'] : [])],
    WAITS.map(({ what }, i) => {
      const [before = Number.NaN, after] = [first?.[i], second?.[i]];
      return [what, before.toFixed(1), ...(after === undefined ? [] : [after.toFixed(1), (after / before).toFixed(2)])];
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
  if (!text.includes(PHONE)) throw new Error(`${file} has no ${PHONE} to change.`);
  writeFileSync(file, text.replaceAll(PHONE, OTHER_PHONE));
  await npm('run', 'build');
}

/** Runs npm in the clone until it ends. @throws Error if it fails */
async function npm(...words: readonly string[]): Promise<void> {
  const code = await start(words).ended;
  if (code !== 0) throw new Error(`npm ${words.join(' ')} ended with code ${code}.`);
}

/** Starts a server in the clone, and ends it when it has sent the home page. @throws Error if it ends before */
async function untilAnswered(...words: readonly string[]): Promise<void> {
  const { kill, ended } = start(words);
  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  while (!(await answers())) {
    if (hasEnded) throw new Error(`npm ${words.join(' ')} has ended.`);
    await new Promise((done) => setTimeout(done, 50));
  }
  kill();
  await ended;
}

const answers = () =>
  fetch(`http://localhost:${PORT}/`)
    .then(async (response) => response.ok && (await response.text()).includes('</html>'))
    .catch(() => false);

function start(words: readonly string[]) {
  // With its own group, what npm has started ends with it.
  const child = spawn('npm', words, {
    cwd: ROOT,
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, PORT: String(PORT) },
  });
  const ended = new Promise<number | null>((done, fail) => child.on('error', fail).on('exit', done));
  return { ended, kill: () => child.pid && process.kill(-child.pid, 'SIGTERM') };
}
