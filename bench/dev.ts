/** Measures the time on the dev server from saving a file to the change appearing on the screen. */
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Step } from '../scripts/cli/progress.ts';
import { copyProject } from '../tests/support/copyProject.ts';
import { withPhones } from './browser.ts';
import { median } from './statistics.ts';

/** The dev server does not watch folders such as `.cache`. */
const ROOT = join(tmpdir(), 'bench-dev');
const PORT = 4194;
const RUNS = 5;
/** Time for the page to become idle between two changes, in milliseconds. */
const REST = 1000;

/** The changes to measure; `next` gives a different text for each run. */
const CHANGES = [
  {
    what: 'a phone number in a branch file',
    file: 'branches/chennai.yaml',
    old: '+910000000001',
    next: (i: number) => `+91000000002${i}`,
  },
  {
    what: 'a string',
    file: 'locales/en/contact.json',
    old: '"title": "',
    next: (i: number) => `"title": "Change ${i} `,
  },
] as const;

export type DevChange = Readonly<{ what: string; milliseconds: number }>;

/** Medians, measured on a copy of the project. */
export async function measureDev(step: Step): Promise<readonly DevChange[]> {
  step.expect(CHANGES.length * RUNS);
  copyProject(ROOT);
  const dev = spawn(
    process.execPath,
    ['-r', './scripts/cli/withTypeScript.cjs', 'scripts/dev.ts', '--port', String(PORT)],
    { cwd: ROOT },
  );
  try {
    return await withPhones(async (newPhone) => {
      const page = await (await newPhone()).newPage();
      const address = `http://localhost:${PORT}/contact`;
      while (!(await page.goto(address).catch(() => undefined))) await page.waitForTimeout(REST);
      const measured: DevChange[] = [];
      for (const { what, file, old, next } of CHANGES) {
        const path = join(ROOT, file);
        const text = readFileSync(path, 'utf8');
        const times: number[] = [];
        for (let i = 0; i < RUNS; i += 1) {
          await page.waitForTimeout(REST);
          const saved = performance.now();
          writeFileSync(path, text.replaceAll(old, next(i)));
          await page.waitForFunction((wanted) => document.documentElement.innerHTML.includes(wanted), shown(next(i)));
          times.push(performance.now() - saved);
          step.done();
        }
        measured.push({ what, milliseconds: median(times) });
      }
      return measured;
    });
  } finally {
    dev.kill();
    rmSync(ROOT, { recursive: true, force: true });
  }
}

/** The text as it appears in the page. */
const shown = (text: string) => text.replace('"title": "', '').trim();
