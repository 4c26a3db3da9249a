import { defineConfig } from '@playwright/test';
import { listVariants } from './branches/model/buildSite.ts';
import { COMBINED } from './branches/model/files/crossChecks.ts';
import { loadFiles } from './branches/model/files/loadFiles.ts';
import { type FixtureBuild, fixtureDist } from './tests/support/fixtureSite.ts';
import { BARE_BROWSER } from './tests/support/launchOptions.ts';

/**
 * Ports of the shipped combined site, and of the same site with unpublished languages. To use others:
 * `npx cross-env TEST_PORTS_FROM=4290 npm test`.
 */
const PORT = Number(process.env.TEST_PORTS_FROM ?? 4190);
export const PREVIEW_PORT = PORT + 2;

/** Ports of the fixture site, and of the same site built on 15 August 2025. */
const FIXTURE_PORT = PORT + 6;
export const AUGUST_PORT = PORT + 1;
/** With unpublished languages. */
export const FIXTURE_PREVIEW_PORT = PORT + 7;

/** Port of the dev server, which shows the component gallery. */
export const GALLERY_PORT = PORT + 3;

/** Port of the site with hostile texts (tests/e2e/support/sites/hostileSite.ts). */
export const HOSTILE_PORT = PORT + 5;

/** The single-branch sites and their ports. */
export const BRANCH_SITES = listVariants(loadFiles('branches'))
  .filter((variant) => variant !== COMBINED)
  .map((variant, i) => ({ variant, port: PORT + 10 + i }));

/** Builds a combined site into its own folder and serves it. */
const buildAndServe = (command: string, out: string, port: number) => ({
  command: `${command} && npx tsx scripts/serve.ts combined --from ${out}`,
  port,
  env: { PORT: String(port) },
  timeout: 180_000,
});

/** Builds and serves a variation of the fixture site. */
const serveFixture = (build: FixtureBuild, port: number) =>
  buildAndServe(`npx tsx tests/support/fixtureSite.ts ${build}`, fixtureDist(build), port);

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A busy machine sometimes drops a key press or a frame; tests that pass on retry are reported as flaky.
  retries: 1,
  reporter: process.env.CI ? 'list' : 'line',
  timeout: 30_000,
  use: {
    launchOptions: BARE_BROWSER,
    // A worker answers in place of the routes that tests set. The tests of the worker allow it.
    serviceWorkers: 'block',
  },
  projects: [
    // General rules, tested on the clinic’s own site.
    { name: 'shipped', testMatch: 'shipped/**', use: { baseURL: `http://localhost:${PORT}` } },
    // Tests that rely on a number, a name or a sentence.
    { name: 'fixture', testIgnore: ['shipped/**', 'editor/**'], use: { baseURL: `http://localhost:${FIXTURE_PORT}` } },
  ],
  webServer: [
    ...[{ variant: COMBINED, port: PORT }, ...BRANCH_SITES].map(({ variant, port }) => ({
      command: `npx tsx scripts/serve.ts ${variant}`,
      port,
      env: { PORT: String(port) },
    })),
    serveFixture('combined', FIXTURE_PORT),
    serveFixture('august', AUGUST_PORT),
    serveFixture('preview', FIXTURE_PREVIEW_PORT),
    buildAndServe('npx tsx scripts/build.ts combined --preview --out .cache/preview', '.cache/preview', PREVIEW_PORT),
    buildAndServe('npx tsx tests/e2e/support/sites/hostileSite.ts', '.cache/hostile/dist', HOSTILE_PORT),
    { command: `npx tsx scripts/dev.ts --port ${GALLERY_PORT}`, port: GALLERY_PORT },
  ],
});
