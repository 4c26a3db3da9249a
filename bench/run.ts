/**
 * Measures the built combined site: `npm run bench [-- part …]`. Each part writes `bench/results/<part>.json`; then
 * `docs/speed.md` and its charts are generated from all results. Times are compared within one run, never across machines.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Argument } from '@commander-js/extra-typings';
import { command } from '../scripts/cli/commandLine.ts';
import { openProgress } from '../scripts/cli/progress.ts';
import type { Step } from '../scripts/cli/progress.ts';
import { measureBaseline } from './baseline.ts';
import { measureBuild } from './build.ts';
import { measureDev } from './dev.ts';
import { measureGrowth } from './growth.ts';
import { installPackages } from './installPackages.ts';
import { measurePages } from './pages.ts';
import { speedFiles } from './report.ts';
import { type Results, writeResult } from './results.ts';
import { SITE } from './servers.ts';

/** What needs packages of its own is loaded when these are installed. */
const PARTS = {
  pages: measurePages,
  lighthouse: async (step: Step) => (await import('./lighthouse.ts')).measureLighthouse(step),
  baseline: measureBaseline,
  nextPage: async (step: Step) => (await import('./nextPage/measure.ts')).measureNextPages(step),
  growth: measureGrowth,
  build: measureBuild,
  dev: measureDev,
} as const satisfies Record<keyof Results, (step: Step, before?: string) => Promise<unknown>>;

type Part = keyof typeof PARTS;

const ALL = Object.keys(PARTS) as Part[];

async function main(names: readonly Part[], before: string | undefined): Promise<void> {
  if (!existsSync(join(SITE, 'index.html'))) throw new Error(`${SITE} is not built yet. Run: npm run build`);
  const progress = openProgress();
  installPackages();
  for (const part of names.length > 0 ? names : ALL) {
    try {
      writeResult(
        part,
        await progress.step(`Measuring ${part}`, (step): Promise<unknown> => PARTS[part](step, before)),
      );
    } catch (error) {
      console.error(`${part}: ${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
  for (const [file, text] of Object.entries(speedFiles(readFileSync('docs/speed.md', 'utf8'))))
    writeFileSync(file, text);
  console.log('docs/speed.md shows the results.');
}

const commandLine = command('npm run bench', 'Measures the built combined site and updates docs/speed.md.')
  .addArgument(new Argument('[part...]', 'what to measure; by default everything').choices(ALL))
  .option('--before <commit>', 'an earlier commit to compare builds with')
  .parse();
const [parts] = commandLine.processedArgs;
try {
  await main(parts, commandLine.opts().before);
} catch (error) {
  console.error(String((error as Error).message));
  process.exitCode = 1;
}
