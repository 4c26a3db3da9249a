/** Measures Lighthouse scores of every page with the mobile preset. */
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { BARE_BROWSER } from '../../tests/support/launchOptions.ts';
import type { Step } from '../cli/progress.ts';
import { countedPaths, SITE, withServer } from './servedSite.ts';
import { median, seconds, table } from './table.ts';

/** Scores out of 100. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Times are in milliseconds; the layout shift has no unit. */
const AUDITS = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

type Scores = Readonly<Record<(typeof CATEGORIES)[number], number>>;
type Times = Readonly<Record<keyof typeof AUDITS, number>>;

type LighthousePage = Scores & Times;

const RUNS = 3;

/** Chromium occasionally gives Lighthouse no trace: the run is then repeated. */
const TRIES = 3;

type Run = Readonly<{ version: string; browser: string; values: LighthousePage }>;

/** The median of three runs on every page of the built combined site. @returns the table */
export async function measureLighthouse(step: Step): Promise<string> {
  return withServer(SITE, async (origin) => {
    let [version, browser] = ['', ''];
    const pages: LighthousePage[] = [];
    for (const path of countedPaths(step)) {
      const runs: Run[] = [];
      for (let i = 0; i < RUNS; i += 1) runs.push(await runLighthouse(origin + path));
      ({ version = '', browser = '' } = runs[0] ?? {});
      const names = [...CATEGORIES, ...(Object.keys(AUDITS) as (keyof Times)[])] as const;
      const values = names.map((name) => [name, median(runs.map((run) => run.values[name]))]);
      console.log(path, ...values.map(([, value]) => value));
      pages.push(Object.fromEntries(values));
      step.done();
    }
    const lowest = (category: (typeof CATEGORIES)[number]) => Math.min(...pages.map((page) => page[category]));
    const highest = (time: keyof Times) => Math.max(...pages.map((page) => page[time]));
    return [
      `Lighthouse ${version} in ${browser}, mobile preset, median of ${RUNS} runs, the worst of ${pages.length} pages in each column.`,
      table(
        ['performance', 'accessibility', 'best practices', 'SEO', 'FCP s', 'LCP s', 'TBT ms', 'CLS'],
        [
          [
            ...CATEGORIES.map(lowest),
            seconds(highest('firstPaint')),
            seconds(highest('largestPaint')),
            Math.round(highest('blocking')),
            highest('shift').toFixed(3),
          ],
        ],
      ),
    ].join('\n\n');
  });
}

async function runLighthouse(url: string): Promise<Run> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runOnce(url);
    } catch (error) {
      if (tries === TRIES) throw error;
    }
  }
}

/** One run in a fresh headless shell: the full browser's user interface would compete with the page for the CPU. */
async function runOnce(url: string): Promise<Run> {
  const { executablePath, args = [] } = BARE_BROWSER;
  const browser = await puppeteer.launch({ ...(executablePath ? { executablePath } : {}), args });
  try {
    const result = await lighthouse(url, { logLevel: 'error' }, undefined, await browser.newPage());
    if (!result) throw new Error(`Lighthouse returned no result for ${url}.`);
    const { categories, audits, lighthouseVersion, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
    const times = Object.entries(AUDITS).map(([name, audit]) => [name, audits[audit]?.numericValue ?? Number.NaN]);
    const values = Object.fromEntries([...scores, ...times]);
    return { version: lighthouseVersion, browser: await browser.version(), values };
  } finally {
    await browser.close();
  }
}
