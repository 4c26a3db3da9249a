/** Measures Lighthouse scores of every page with the mobile preset. */
import lighthouse from 'lighthouse';
import puppeteer from 'puppeteer-core';
import type { Step } from '../scripts/cli/progress.ts';
import { BARE_BROWSER } from '../tests/support/launchOptions.ts';
import { AUDITS, CATEGORIES, type LighthousePage, type LighthouseResult, type Times } from './lighthouseResult.ts';
import { SITE, withServer } from './servers.ts';
import { countedPaths } from './sitePaths.ts';
import { median } from './statistics.ts';

const RUNS = 3;

/** Chromium occasionally gives Lighthouse no trace: the run is then repeated. */
const TRIES = 3;

type Run = Readonly<{ version: string; browser: string; values: Omit<LighthousePage, 'path'> }>;

/** The median of three runs on every page of the built combined site. */
export async function measureLighthouse(step: Step): Promise<LighthouseResult> {
  return withServer(SITE, async (origin) => {
    let [version, browser] = ['', ''];
    const pages: LighthousePage[] = [];
    for (const path of countedPaths(step)) {
      const runs: Run[] = [];
      for (let i = 0; i < RUNS; i += 1) runs.push(await runLighthouse(origin + path));
      ({ version = '', browser = '' } = runs[0] ?? {});
      const names = ['benchmarkIndex', ...CATEGORIES, ...(Object.keys(AUDITS) as (keyof Times)[])] as const;
      const values = names.map((name) => [name, median(runs.map((run) => run.values[name]))]);
      pages.push({ path, ...Object.fromEntries(values) });
      process.stdout.write(`${JSON.stringify(pages.at(-1))}\n`);
      step.done();
    }
    return { version, browser, runs: RUNS, pages };
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
    const { categories, audits, environment, lighthouseVersion, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
    const times = Object.entries(AUDITS).map(([name, audit]) => [name, audits[audit]?.numericValue ?? Number.NaN]);
    const values = Object.fromEntries([...scores, ...times, ['benchmarkIndex', environment.benchmarkIndex]]);
    return { version: lighthouseVersion, browser: await browser.version(), values };
  } finally {
    await browser.close();
  }
}
