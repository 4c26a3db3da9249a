/** Machine-readable facts against the types of schema.org, as `schema-dts` writes them down: the compiler compares the two. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Inside the project, where the compiler finds the types. */
const WORK_DIR = '.cache/vocabulary';

const OPTIONS = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2023',
  types: [],
};

/**
 * Types, properties and kinds of values that schema.org does not have, in the compiler's words.
 * @param blocks the contents of `application/ld+json` scripts
 */
export function faultsOfBlocks(blocks: readonly string[]): string[] {
  const checked = [...new Set(blocks)].map((block, i) => {
    const type = String(JSON.parse(block)['@type']).replace(/\W/g, '');
    return `export const block${i}: schema.WithContext<schema.${type}> = ${block};`;
  });
  mkdirSync(WORK_DIR, { recursive: true });
  const folder = mkdtempSync(join(WORK_DIR, 'blocks-'));
  writeFileSync(join(folder, 'blocks.ts'), [`import type * as schema from 'schema-dts';`, ...checked].join('\n'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS, files: ['blocks.ts'] }));
  const { stdout, status } = spawnSync('node_modules/.bin/tsc', ['-p', folder], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  const faults = stdout.split('\n').filter((line) => /\berror TS\d+:/.test(line));
  if (status !== 0 && faults.length === 0) throw new Error(`The compiler did not run: ${stdout}`);
  return faults;
}
