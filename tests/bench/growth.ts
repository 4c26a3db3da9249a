/** Measures build time and memory as branches are added, in a copy of the project. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Step } from '../../scripts/cli/progress.ts';
import { withMoreBranches } from '../fixtures/fiftyBranches.ts';
import { copyProject } from '../support/copyProject.ts';
import { WITH_TYPESCRIPT } from '../support/runScript.ts';
import { table } from './table.ts';

const ROOT = '.cache/bench/growth';

/** In megabytes. Without a limit, V8 collects garbage only when the machine's memory is full. */
const HEAP_LIMIT = 192;

/** Few branches, and many. Fifty in two languages are about 2,800 pages. */
const BRANCHES = [2, 10, 50];

/** In kilobytes, as the last line. */
const SAY_PEAK =
  'data:text/javascript,process.on("exit", () => process.connected || console.log(process.resourceUsage().maxRSS))';

/** @returns the table */
export async function measureGrowth(step: Step): Promise<string> {
  step.expect(BRANCHES.length);
  copyProject(ROOT);
  const rows = BRANCHES.map((count) => {
    addBranches(count);
    const row = measureBuild(count);
    step.done();
    return row;
  });
  rmSync(ROOT, { recursive: true });
  return table(['branches', 'sites', 'pages', 'seconds', 'peak memory MB', 'largest page B'], rows);
}

function addBranches(count: number): void {
  const model = { path: 'branches/kavalkinaru.yaml', text: readFileSync('branches/kavalkinaru.yaml', 'utf8') };
  for (const { path, text } of withMoreBranches([model], count - 2)) writeFileSync(join(ROOT, path), text);
}

function measureBuild(branches: number) {
  const dist = join(ROOT, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const began = performance.now();
  const options = [`--max-old-space-size=${HEAP_LIMIT}`, '--import', SAY_PEAK, ...WITH_TYPESCRIPT];
  const { status, stdout } = spawnSync(process.execPath, [...options, 'scripts/build.ts', '--preview'], {
    cwd: ROOT,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const seconds = (performance.now() - began) / 1000;
  if (status !== 0) throw new Error(`The build ended with code ${status}.`);
  const peak = Number(stdout.trimEnd().split('\n').at(-1));
  const sites = readdirSync(dist).filter((name) => !name.includes('.')).length;
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));
  const largest = Math.max(...pages.map((name) => statSync(join(dist, `${name}.br`)).size));
  return [branches, sites, pages.length, seconds.toFixed(1), Math.round(peak / 1000), largest];
}
