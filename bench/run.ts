/**
 * Measures the built sites: `npm run bench`. Bytes of every page in brotli, and how build time grows with branches.
 * Times are compared within one run, never across machines. Results are also written to `bench/results/`.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const BRANCHES = [2, 10, 50];

type PageSize = Readonly<{ page: string; html: number; pictures: number }>;
type BuildTime = Readonly<{ branches: number; pages: number; seconds: number; millisecondsPerPage: number }>;

/** The pages of a built variant, by size. */
function measurePages(root: string): PageSize[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => {
      const html = readFileSync(join(root, name), 'utf8');
      return { page: name, html: brotliCompressSync(html).length, pictures: html.split('<picture>').length - 1 };
    })
    .sort((one, other) => other.html - one.html);
}

/** Builds the combined site with copies of the first branch file in a temporary folder. */
function measureBuild(branches: number): BuildTime {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const facts = join(folder, 'branches');
  mkdirSync(facts);
  for (const name of readdirSync('branches').filter((name) => name.endsWith('.yaml')))
    cpSync(join('branches', name), join(facts, name));
  const model = readFileSync(join(facts, 'kavalkinaru.yaml'), 'utf8');
  for (let i = 3; i <= branches; i++) {
    writeFileSync(
      join(facts, `branch-${i}.yaml`),
      model.replace(/slug: .+/, `slug: online-dentist-appointment-booking-${i}`),
    );
  }
  const out = join(folder, 'dist');
  const start = performance.now();
  execFileSync('npx', ['tsx', 'scripts/build.ts', 'combined', '--branches', facts, '--out', out], { stdio: 'ignore' });
  const seconds = (performance.now() - start) / 1000;
  const pages = measurePages(join(out, 'combined')).length;
  rmSync(folder, { recursive: true });
  return { branches, pages, seconds, millisecondsPerPage: (seconds * 1000) / pages };
}

statSync('dist/combined/index.html');
const pages = measurePages('dist/combined');
console.table(pages);
const builds = BRANCHES.map(measureBuild);
console.table(
  builds.map((build) => ({
    ...build,
    seconds: build.seconds.toFixed(1),
    millisecondsPerPage: build.millisecondsPerPage.toFixed(1),
  })),
);
mkdirSync('bench/results', { recursive: true });
writeFileSync('bench/results/latest.json', `${JSON.stringify({ pages, builds }, null, 2)}\n`);
