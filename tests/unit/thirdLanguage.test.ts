/** A new language needs one table row and one folder: no test may count or name languages. Runs tests, so only in `npm run test:full`. */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject } from '../support/copyProject.ts';

const ROOT = '.cache/third-language';
const TABLE = `${ROOT}/locales/languages.ts`;

const ROW = `  {
    code: 'hi',
    nativeName: 'हिन्दी',
    hreflang: 'hi-IN',
    intl: 'hi-IN',
    tallScript: true,
    status: 'preview',
  },
`;

/** The tests that read the languages or their words. */
const TESTS = ['locales', 'renderer', 'scripts/build/securityText', 'scripts/words/sheet', 'scripts/words/spreadsheet'];

test.runIf(process.env.TEST_ALL)(
  'a third language, added as the manual says, fails no test',
  { timeout: 600_000 },
  () => {
    copyProject(ROOT);
    for (const name of ['tests', 'docs']) cpSync(name, `${ROOT}/${name}`, { recursive: true });
    const table = readFileSync(TABLE, 'utf8').replace(
      /\];\n\n\/\*\* The languages that people translate/,
      (end) => ROW + end,
    );
    expect(table).toContain("code: 'hi'");
    writeFileSync(TABLE, table);
    for (const page of ['common.json', 'dental-tips.json']) cpSync(`locales/en/${page}`, `${ROOT}/locales/hi/${page}`);

    const vitest = resolve('node_modules/vitest/vitest.mjs');
    const files = TESTS.map((name) => `tests/unit/${name}`);
    const { status, stdout } = spawnSync(process.execPath, [vitest, 'run', '--project', 'unit', ...files], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, TEST_ALL: '', NO_COLOR: '1' },
    });
    expect({ status, failed: stdout.match(/ FAIL .*/g) }).toEqual({ status: 0, failed: null });
    expect(readdirSync(`${ROOT}/locales/hi`)).toHaveLength(2);
  },
);
