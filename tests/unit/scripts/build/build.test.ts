/** What the build says of a language that it cannot add, as a person would run it. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ADDABLE_LANGUAGES } from '../../../../locales/languages.ts';
import { runScript } from '../../../support/runScript.ts';

const folder = mkdtempSync(join(tmpdir(), 'build-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test.each(['en', 'fr', ''])(
  'a build refuses to add the language "%s" and lists those it can add',
  (code) => {
    const out = join(folder, 'never');
    const { status, stderr } = runScript('scripts/build.ts', ['combined', '--language', code, '--out', out]);
    expect(status).toBe(2);
    expect(stderr).toContain(
      `--language "${code}" is none that a build can add. Expected one of: ${ADDABLE_LANGUAGES.map((language) => language.code).join(', ')}.\n`,
    );
    expect(stderr).not.toMatch(/\n\s+at /);
    expect(existsSync(out)).toBe(false);
  },
  30_000,
);
