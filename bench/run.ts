/**
 * Measures the built combined site: `npm run bench [-- part …]`. Every part writes `bench/results/<part>.json`, then
 * `docs/speed.md` and its charts are made again of all results. Times are compared within one run, never across machines.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureDev } from './dev.ts';
import { measureFloor } from './floor.ts';
import { measureFonts } from './fonts.ts';
import { measureGrowth } from './growth.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureNextPages } from './nextPage.ts';
import { measurePages } from './pages.ts';
import { speedFiles } from './report.ts';
import { type Results, writeResult } from './results.ts';
import { SITE } from './servers.ts';

const PARTS = {
  pages: measurePages,
  lighthouse: measureLighthouse,
  floor: measureFloor,
  nextPage: measureNextPages,
  fonts: measureFonts,
  growth: measureGrowth,
  dev: measureDev,
} as const satisfies Record<keyof Results, () => Promise<unknown>>;

type Part = keyof typeof PARTS;

const isPart = (name: string): name is Part => name in PARTS;

async function main(names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !isPart(name));
  if (unknown.length > 0) {
    throw new Error(`There is no part "${unknown.join('", "')}". Expected any of: ${Object.keys(PARTS).join(', ')}.`);
  }
  if (!existsSync(join(SITE, 'index.html'))) throw new Error(`${SITE} is not built yet. Run: npm run build`);
  const parts = names.length > 0 ? names.filter(isPart) : (Object.keys(PARTS) as Part[]);
  for (const part of parts) {
    console.log(`${part} ...`);
    try {
      writeResult(part, await PARTS[part]());
    } catch (error) {
      console.error(`${part}: ${(error as Error).message}`);
      process.exitCode = 1;
    }
  }
  for (const [file, text] of Object.entries(speedFiles(readFileSync('docs/speed.md', 'utf8'))))
    writeFileSync(file, text);
  console.log('docs/speed.md shows the results.');
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(String((error as Error).message));
  process.exitCode = 1;
}
