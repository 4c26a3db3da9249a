/** Measures build time and memory as branches and languages are added. */
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '../../locales/languages.ts';
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

/** Numbers of branches to build, by number of languages: 200 branches in two languages are about 10,000 pages. */
const BUILDS = [
  { languages: 1, branches: [2, 10, 50] },
  { languages: 2, branches: [2, 10, 50, 200] },
  { languages: 5, branches: [2, 10, 50] },
] as const;

/** Codes for copies of the first translation, which serve as further languages. */
const COPIES = ['bn', 'gu', 'hi', 'kn', 'ml', 'mr', 'te'];

type Growth = Readonly<{
  branches: number;
  languages: number;
  /** Sites: one for all branches, one for each. */
  variants: number;
  pages: number;
  /** Duration of the whole command. */
  seconds: number;
  /** Peak resident memory of the process under the heap limit, in bytes. */
  peakMemory: number;
}>;

/** Builds all variants with a growing number of branches and languages, in a copy of the project. @returns the table */
export async function measureGrowth(step: Step): Promise<string> {
  const measured: Growth[] = [];
  for (const { branches } of BUILDS) step.expect(branches.length);
  for (const { languages, branches } of BUILDS) {
    copyProject(ROOT);
    const codes = addLanguages(languages);
    for (const count of branches) {
      addBranches(count);
      measured.push(await measureBuild(count, codes));
      step.done();
    }
  }
  rmSync(ROOT, { recursive: true });
  return table(
    ['branches', 'languages', 'sites', 'pages', 'seconds', 'ms a page', 'peak memory MB'],
    measured.map(({ branches, languages, variants, pages, seconds, peakMemory }) => [
      branches,
      languages,
      variants,
      pages,
      seconds.toFixed(1),
      ((seconds * 1000) / pages).toFixed(1),
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

/** @returns the codes of the languages to build besides English: all translations, or none */
function addLanguages(count: number): readonly string[] {
  if (count === 1) return [];
  const file = join(ROOT, 'locales/languages.ts');
  const [translation] = LANGUAGES.slice(1);
  if (!translation) throw new Error('There is no translation to copy.');
  const copies = COPIES.slice(0, Math.max(0, count - LANGUAGES.length));
  const rows = copies.map((code) => `${JSON.stringify({ ...translation, code, hreflang: `${code}-IN` })},`).join('\n');
  const text = readFileSync(file, 'utf8');
  const more = text.replace(/\n\];/, `\n${rows}\n];`);
  if (copies.length > 0 && more === text)
    throw new Error(`${file} has no table of languages that rows can be added to.`);
  writeFileSync(file, more);
  for (const code of copies) {
    cpSync(`locales/${translation.code}`, join(ROOT, 'locales', code), { recursive: true });
    const record = `locales/record/${translation.code}.json`;
    if (existsSync(record)) cpSync(record, join(ROOT, `locales/record/${code}.json`));
  }
  return [...LANGUAGES.slice(1).map(({ code }) => code), ...copies];
}

async function measureBuild(branches: number, codes: readonly string[]): Promise<Growth> {
  rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
  const options = codes.length > 0 ? ['--preview'] : [];
  const began = performance.now();
  const peakMemory = await run([
    `--max-old-space-size=${HEAP_MEGABYTES}`,
    ...WITH_TYPESCRIPT,
    'scripts/build.ts',
    ...options,
  ]);
  const seconds = (performance.now() - began) / 1000;
  const pages = (await outputFiles(join(ROOT, 'dist'), '.html')).length;
  const variants = readdirSync(join(ROOT, 'dist')).filter((name) => !name.includes('.')).length;
  return { branches, languages: codes.length + 1, variants, pages, seconds, peakMemory };
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
