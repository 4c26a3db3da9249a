/** Reads and writes the result files. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BaselineResult } from './baseline.ts';
import type { BuildWaits } from './build.ts';
import type { DevChange } from './dev.ts';
import type { Growth } from './growth.ts';
import type { LighthouseResult } from './lighthouseResult.ts';
import type { NextPageResult } from './nextPage/result.ts';
import type { PageCost } from './pages.ts';

const FOLDER = 'bench/results';

/** The content of each part's result file. */
export type Results = Readonly<{
  pages: readonly PageCost[];
  lighthouse: LighthouseResult;
  baseline: BaselineResult;
  nextPage: NextPageResult;
  growth: readonly Growth[];
  build: readonly BuildWaits[];
  dev: readonly DevChange[];
}>;

const fileOf = (part: keyof Results): string => join(FOLDER, `${part}.json`);

/** @returns undefined for a part that was never measured */
export function readResult<Part extends keyof Results>(part: Part): Results[Part] | undefined {
  const file = fileOf(part);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Results[Part]) : undefined;
}

/** Saves the result of a part. */
export function writeResult(part: keyof Results, result: unknown): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(part), `${JSON.stringify(result, null, 2)}\n`);
}
