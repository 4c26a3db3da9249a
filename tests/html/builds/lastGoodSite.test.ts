/** However a build ends, the last good site stays complete, and the next build works. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { fingerprint } from '../../../scripts/build/bundle/bundleCache.ts';
import { filesIn } from '../../../scripts/build/files/filesIn.ts';
import { stagesIn, workFoldersOf } from '../../../scripts/output/stage.ts';
import { writeConfiguration } from '../../fixtures/configurations.ts';
import { buildHere } from '../../support/runHere.ts';
import { TERMINAL, WITH_TYPESCRIPT } from '../../support/runScript.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

vi.setConfig({ testTimeout: 180_000 });

/** Two days with different pages and no warnings. */
const DAY = '2025-09-01';
const OTHER_DAY = '2025-08-15';
/** What is there from the moment on that a build is so far, in one of its own folders. */
const BEGUN = { bundle: '.', pages: 'new/combined/index.html' } as const;
const UNTOUCHED = 'Nothing in the output folder was changed.\n';

const folder = temporaryFolder({}, afterAll);
const branches = join(folder, 'branches');
const out = join(folder, 'dist');

const optionsFor = (today: string, outDir = out) =>
  `combined --branches ${branches} --out ${outDir} --today ${today}`.split(' ');
/** Of sites to look at: neither pictures nor compressed copies matter here. */
const quickly = (today: string) => [...optionsFor(today), '--quick'];

/** Starts a build in the background. */
function start(options: readonly string[]) {
  const command = [...WITH_TYPESCRIPT, 'scripts/build.ts', ...options];
  const child = spawn(process.execPath, command, { env: TERMINAL });
  const ended = Promise.all([once(child, 'exit'), text(child.stdout), text(child.stderr)]).then(
    ([[code, signal], stdout, stderr]) => ({ code, signal, stdout, stderr }),
  );
  return { child, ended };
}

/** Lists the temporary folders of a running build, and those that a finished one has left behind. */
const foldersOf = (outDir: string) =>
  existsSync(outDir) ? [...stagesIn(outDir).map(({ root }) => root), ...workFoldersOf(outDir)] : [];

/** Waits until the build into this folder makes this. */
const makes = (outDir: string, what: keyof typeof BEGUN) =>
  vi.waitUntil(() => foldersOf(outDir).some((path) => existsSync(join(path, BEGUN[what]))), {
    timeout: 60_000,
    interval: 5,
  });

/** A digest of each file of the site and its host files, but for the one that says when it was built. */
function snapshot(outDir = out): Readonly<Record<string, string>> {
  const names = filesIn(outDir).filter((name) => name.startsWith('combined') && !name.endsWith('/version.json'));
  return Object.fromEntries(names.map((name) => [name, fingerprint([join(outDir, name)], readFileSync)]));
}

let site: ReturnType<typeof snapshot>;

function expectUntouched(): void {
  expect(foldersOf(out)).toEqual([]);
  expect(readdirSync(out).sort()).toEqual(['.built.json', 'combined', 'combined.hosts']);
  expect(snapshot()).toEqual(site);
}

beforeAll(async () => {
  writeConfiguration('one-branch', branches);
  // A variant given twice is built once.
  const { status, stderr } = await buildHere(['combined', ...quickly(DAY)]);
  expect(status, stderr).toBe(0);
  site = snapshot();
  expect(Object.keys(site)).toContain('combined/offers.html');
}, 120_000);

describe('a build that is stopped', { timeout: 120_000 }, () => {
  test.each([
    ['by Ctrl-C', 'SIGINT', 'bundle', 130],
    ['by a shutdown', 'SIGTERM', 'pages', 143],
  ] as const)('%s leaves no temporary files and does not change the site', async (_how, signal, what, code) => {
    const { child, ended } = start(quickly(OTHER_DAY));
    await makes(out, what);
    child.kill(signal);
    expect(await ended).toMatchObject({ code, stderr: `Stopped.\n${UNTOUCHED}` });
    expectUntouched();
  });
});

/** `ulimit -f`, which limits the size of a file, simulates a full disk. */
test.skipIf(process.platform === 'win32')(
  'a full disk ends the build with a plain message and does not change the site',
  () => {
    const command = [process.execPath, ...WITH_TYPESCRIPT, 'scripts/build.ts'];
    const limited = ['-c', 'ulimit -f 64; exec "$@"', 'sh', ...command, ...quickly(OTHER_DAY)];
    const { status, stderr } = spawnSync('sh', limited, { encoding: 'utf8', env: TERMINAL });
    expect(status).toBe(1);
    expect(stderr).toMatch(/\S+\.js cannot be used: File too large\./);
    expect(stderr).toMatch(new RegExp(`\n${UNTOUCHED}$`));
    expect(stderr).not.toMatch(/\n\s+at /);
    expectUntouched();
  },
);

test('a kill does not change the site, and the next build removes what it has left', { timeout: 120_000 }, async () => {
  const { child, ended } = start(quickly(OTHER_DAY));
  await makes(out, 'pages');
  child.kill('SIGKILL');
  expect(await ended).toMatchObject({ code: null, signal: 'SIGKILL' });
  expect(snapshot()).toEqual(site);
  expect(foldersOf(out)).not.toEqual([]);
  expect((await buildHere(quickly(DAY))).status).toBe(0);
  expectUntouched();
});
