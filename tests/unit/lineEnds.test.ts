/** Files have the same line ends on every computer, so that commands such as `npm run new:page` can edit them. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'line-ends-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FILES = [
  'renderer/site/routes.ts',
  'renderer/site/services.ts',
  'locales/model/english.ts',
  'locales/en/common.json',
];

test.runIf(existsSync('.git'))('Git for Windows checks them out as Git elsewhere does', () => {
  execFileSync('git', ['-c', 'core.autocrlf=true', 'checkout-index', `--prefix=${folder}/`, '--', ...FILES]);
  for (const file of FILES) expect(readFileSync(join(folder, file), 'utf8').includes('\r\n'), file).toBe(false);
});
