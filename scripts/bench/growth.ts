/** Measures build time and memory as branches are added. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../tests/support/copyProject.ts';
import { WITH_TYPESCRIPT } from '../../tests/support/runScript.ts';
import { outputFiles } from '../build/files/outputFiles.ts';
import type { Step } from '../cli/progress.ts';
import { table } from './table.ts';

const ROOT = '.cache/bench/growth';

/**
 * V8's heap limit in megabytes. Without one, V8 delays garbage collection for as long as the machine has memory, so the result would
 * depend on the machine.
 */
const HEAP_MEGABYTES = 192;

/** Numbers of branches, built in all languages: 200 branches in two languages are about 10,000 pages. */
const BRANCHES = [2, 10, 50, 200];

type Growth = Readonly<{
  branches: number;
  /** Sites: one for all branches, one for each. */
  variants: number;
  pages: number;
  /** Duration of the whole command. */
  seconds: number;
  /** Peak resident memory of the process under the heap limit, in bytes. */
  peakMemory: number;
}>;

/** Builds all variants with a growing number of branches, in a copy of the project. @returns the table */
export async function measureGrowth(step: Step): Promise<string> {
  const measured: Growth[] = [];
  step.expect(BRANCHES.length);
  copyProject(ROOT);
  for (const count of BRANCHES) {
    addBranches(count);
    measured.push(await measureBuild(count));
    step.done();
  }
  rmSync(ROOT, { recursive: true });
  return table(
    ['branches', 'sites', 'pages', 'seconds', 'peak memory MB'],
    measured.map(({ branches, variants, pages, seconds, peakMemory }) => [
      branches,
      variants,
      pages,
      seconds.toFixed(1),
      Math.round(peakMemory / 1_000_000),
    ]),
  );
}

/** Adds copies of a branch file, each with its own booking slug. */
function addBranches(count: number): void {
  const folder = join(ROOT, 'branches');
  const model = readFileSync('branches/kavalkinaru.yaml', 'utf8');
  for (let i = 3; i <= count; i += 1) {
    const slug = model.replace(/slug: .+/, `slug: online-dentist-appointment-booking-${i}`);
    writeFileSync(join(folder, `branch-${i}.yaml`), slug);
  }
}

async function measureBuild(branches: number): Promise<Growth> {
  rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
  const began = performance.now();
  const peakMemory = await run([
    `--max-old-space-size=${HEAP_MEGABYTES}`,
    ...WITH_TYPESCRIPT,
    'scripts/build.ts',
    '--preview',
  ]);
  const seconds = (performance.now() - began) / 1000;
  const pages = (await outputFiles(join(ROOT, 'dist'), '.html')).length;
  const variants = readdirSync(join(ROOT, 'dist')).filter((name) => !name.includes('.')).length;
  return { branches, variants, pages, seconds, peakMemory };
}

/** Runs Node in the copy. @returns its peak resident memory in bytes */
async function run(args: readonly string[]): Promise<number> {
  mkdirSync(ROOT, { recursive: true });
  const build = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 'pipe'] });
  // The steps of these builds are not shown: they are pieces of this one.
  build.stderr.pipe(process.stderr, { end: false });
  let peak = 0;
  const sampler = setInterval(() => {
    const status = `/proc/${build.pid}/status`;
    const [, kilobytes = '0'] = (existsSync(status) && /VmHWM:\s+(\d+) kB/.exec(readFileSync(status, 'utf8'))) || [];
    peak = Math.max(peak, Number(kilobytes) * 1024);
  }, 100);
  const code = await new Promise((resolve) => build.on('close', resolve));
  clearInterval(sampler);
  if (code !== 0) throw new Error(`The build ended with code ${code}.`);
  return peak;
}
