/** Checks structured data against schema.org by compiling it with the types of `schema-dts`. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Inside the project, so that the compiler finds the types. */
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
 * Returns the compiler errors for types, properties and values that schema.org does not define.
 * @param blocks the contents of `application/ld+json` scripts
 */
export function vocabularyErrors(blocks: readonly string[]): string[] {
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
  const errors = stdout.split('\n').filter((line) => /\berror TS\d+:/.test(line));
  if (status !== 0 && errors.length === 0) throw new Error(`The compiler did not run: ${stdout}`);
  return errors;
}
