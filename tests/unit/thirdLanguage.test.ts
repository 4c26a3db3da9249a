/** A new language needs one command: no test may count or name languages. Runs tests, so only in `npm run test:full`. */
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { copyProject } from '../support/copyProject.ts';
import { runScript } from '../support/runScript.ts';

const ROOT = '.cache/third-language';
/** The tests that read the languages or their words. */
const TESTS = ['locales', 'renderer', 'scripts/build/securityText', 'scripts/words/sheet', 'scripts/words/spreadsheet'];

test.runIf(process.env.TEST_ALL)(
  'a third language, added as the manual says, fails no test',
  { timeout: 600_000 },
  () => {
    copyProject(ROOT);
    for (const name of ['tests', 'docs']) cpSync(name, `${ROOT}/${name}`, { recursive: true });
    expect(runScript('scripts/newLanguage.ts', ['hi'], ROOT).status).toBe(0);
    for (const page of ['common.json', 'dental-tips.json']) cpSync(`locales/en/${page}`, `${ROOT}/locales/hi/${page}`);

    const vitest = resolve('node_modules/vitest/vitest.mjs');
    const files = TESTS.map((name) => `tests/unit/${name}`);
    const { status, stdout } = spawnSync(process.execPath, [vitest, 'run', ...files], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { ...process.env, TEST_ALL: '', NO_COLOR: '1' },
    });
    expect({ status, failed: stdout.match(/ FAIL .*/g) }).toEqual({ status: 0, failed: null });
    expect(readdirSync(`${ROOT}/locales/hi`)).toHaveLength(2);
  },
);
