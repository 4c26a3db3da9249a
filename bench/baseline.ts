/**
 * How close each page is to the fastest it could be: a baseline with the same HTML and CSS but no
 * scripts, measured alternately with the page itself over slow 4G on a slow CPU.
 */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { compressFiles, compressibleFiles } from '../scripts/build/files/compressFiles.ts';
import { outputFiles } from '../scripts/build/files/outputFiles.ts';
import type { Step } from '../scripts/cli/progress.ts';
import { CPU_SLOWDOWN, type Paints, readPaints, slowDown, withPhones } from './browser.ts';
import { SITE, withSlowServer } from './servers.ts';
import { countedPaths } from './sitePaths.ts';
import { median } from './statistics.ts';

const BASELINE = '.cache/bench/baseline';

const RUNS = 5;

/** Time to wait for the last paint, in milliseconds. */
const PAINT = 500;

/** Times in milliseconds, and their ratio to the baseline's. The fastest run is the least affected by other load on the machine. */
export type BaselinePage = Readonly<{ path: string; page: Paints; baseline: Paints; ratio: Paints }>;

export type BaselineResult = Readonly<{
  /** How the result is chosen from the runs. */
  pick: 'fastest' | 'median';
  runs: number;
  slowdown: number;
  pages: readonly BaselinePage[];
  /** The median over all pages. */
  ratio: Paints;
}>;

/** Measures every page of the built combined site and its baseline. */
export async function measureBaseline(step: Step): Promise<BaselineResult> {
  await writeBaseline();
  const pages = await withSlowServer(SITE, (site) =>
    withSlowServer(BASELINE, (baseline) =>
      withPhones(async (newPhone) => {
        const measured: BaselinePage[] = [];
        for (const path of countedPaths(step)) {
          const [ofPage, ofBaseline]: [Paints[], Paints[]] = [[], []];
          for (let i = 0; i < RUNS; i += 1) {
            ofPage.push(await measurePaints(await newPhone(), site + path));
            ofBaseline.push(await measurePaints(await newPhone(), baseline + path));
          }
          measured.push(compare(path, fastest(ofPage), fastest(ofBaseline)));
          process.stdout.write(`${JSON.stringify(measured.at(-1))}\n`);
          step.done();
        }
        return measured;
      }),
    ),
  );
  return {
    pick: 'fastest',
    runs: RUNS,
    slowdown: CPU_SLOWDOWN,
    pages,
    ratio: medianOf(pages.map(({ ratio }) => ratio)),
  };
}

/** Writes a copy of the built site without scripts. */
async function writeBaseline(): Promise<void> {
  await rm(BASELINE, { recursive: true, force: true });
  await cp(SITE, BASELINE, { recursive: true });
  for (const file of await outputFiles(BASELINE, '.html')) {
    const html = await readFile(file, 'utf8');
    await writeFile(file, html.replace(/<script\b[^>]*>[\s\S]*?<\/script>\n?/g, ''));
  }
  await compressFiles(await compressibleFiles(BASELINE), { outDir: BASELINE, lastDir: SITE }, new Map());
}

async function measurePaints(phone: BrowserContext, url: string): Promise<Paints> {
  const page = await phone.newPage();
  await slowDown(page);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(PAINT);
  const paints = await readPaints(page);
  await phone.close();
  return paints;
}

const fastest = (paints: readonly Paints[]): Paints => ({
  first: Math.min(...paints.map(({ first }) => first)),
  largest: Math.min(...paints.map(({ largest }) => largest)),
});

const medianOf = (paints: readonly Paints[]): Paints => ({
  first: median(paints.map(({ first }) => first)),
  largest: median(paints.map(({ largest }) => largest)),
});

function compare(path: string, page: Paints, baseline: Paints): BaselinePage {
  return {
    path,
    page,
    baseline,
    ratio: { first: page.first / baseline.first, largest: page.largest / baseline.largest },
  };
}
