/** Measures Lighthouse scores of every page with the mobile preset. */
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import type { Step } from '../../scripts/cli/progress.ts';
import { BARE_BROWSER } from '../support/launchOptions.ts';
import { countedPaths, SITE, withServer } from './servedSite.ts';
import { median, seconds, table } from './table.ts';
import { tryAgain } from './tryAgain.ts';

/** Scores out of 100: the lowest of all pages counts. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** In milliseconds, but for the layout shift: the highest of all pages counts. */
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

const RUNS = 3;

/** The median of three runs on every page of the built combined site. @returns the table */
export async function measureLighthouse(step: Step): Promise<string> {
  let versions = '';
  const pages: (readonly number[])[] = [];
  await withServer(SITE, async (origin) => {
    for (const path of countedPaths(step)) {
      const runs: (readonly number[])[] = [];
      for (let i = 0; i < RUNS; i += 1) {
        const run = await tryAgain(() => runLighthouse(origin + path));
        versions = run.versions;
        runs.push(run.values);
      }
      const values = [...CATEGORIES, ...AUDITS].map((_, i) => median(runs.map((run) => run[i] ?? Number.NaN)));
      console.log(path, ...values);
      pages.push(values);
      step.done();
    }
  });
  const column = (i: number) => pages.map((page) => page[i] ?? Number.NaN);
  const scores = CATEGORIES.map((_, i) => Math.min(...column(i)));
  const times = AUDITS.map((_, i) => Math.max(...column(CATEGORIES.length + i)));
  const [first = 0, largest = 0, blocking = 0, shift = 0] = times;
  return [
    `${versions}, mobile preset, median of ${RUNS} runs, the worst of ${pages.length} pages in each column.`,
    table(
      ['performance', 'accessibility', 'best practices', 'SEO', 'FCP s', 'LCP s', 'TBT ms', 'CLS'],
      [[...scores, seconds(first), seconds(largest), Math.round(blocking), shift.toFixed(3)]],
    ),
  ].join('\n\n');
}

/** In a headless shell: the full browser's user interface would compete with the page for the CPU. */
async function runLighthouse(url: string) {
  const browser = await puppeteer.launch(BARE_BROWSER);
  try {
    const result = await lighthouse(url, { logLevel: 'error' }, undefined, await browser.newPage());
    if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
    const { categories, audits, lighthouseVersion, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    return {
      versions: `Lighthouse ${lighthouseVersion} in ${await browser.version()}`,
      values: [
        ...CATEGORIES.map((name) => Math.round((categories[name]?.score ?? 0) * 100)),
        ...AUDITS.map((name) => audits[name]?.numericValue ?? Number.NaN),
      ],
    };
  } finally {
    await browser.close();
  }
}
