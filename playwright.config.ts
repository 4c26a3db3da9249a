import { defineConfig } from '@playwright/test';
import { listVariants } from './branches/model/buildSite.ts';
import { COMBINED } from './branches/model/files/crossChecks.ts';
import { loadFiles } from './branches/model/files/loadFiles.ts';
import { BARE_BROWSER } from './tests/support/launchOptions.ts';

/**
 * Where the tests find the combined site, the same site as it was built on 15 August 2025, and the same site with the
 * pages of the languages under preview. Other ports than these:
 * `npx cross-env TEST_PORTS_FROM=4290 npm test`.
 */
const PORT = Number(process.env.TEST_PORTS_FROM ?? 4190);
export const AUGUST_PORT = PORT + 1;
export const PREVIEW_PORT = PORT + 2;
/** Where they find the dev server with the gallery of components. */
export const GALLERY_PORT = PORT + 3;

/** Where they find the site with hostile texts (tests/e2e/support/hostileSite.ts). */
export const HOSTILE_PORT = PORT + 5;

/** Where they find the site of each branch alone. */
export const BRANCH_SITES = listVariants(loadFiles('branches'))
  .filter((variant) => variant !== COMBINED)
  .map((variant, i) => ({ variant, port: PORT + 10 + i }));

/** A server for a site that is built first, with options, into a folder of its own. */
const buildAndServe = (options: string, out: string, port: number) => ({
  command: `npx tsx scripts/build.ts combined ${options} --out ${out} && npx tsx scripts/serve.ts combined --from ${out}`,
  port,
  env: { PORT: String(port) },
  timeout: 180_000,
});

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // On a busy machine a key or a frame is lost now and then: what fails once and then passes is called flaky in the report.
  retries: 1,
  reporter: process.env.CI ? 'list' : 'line',
  timeout: 30_000,
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: BARE_BROWSER,
  },
  webServer: [
    ...[{ variant: COMBINED, port: PORT }, ...BRANCH_SITES].map(({ variant, port }) => ({
      command: `npx tsx scripts/serve.ts ${variant}`,
      port,
      env: { PORT: String(port) },
    })),
    buildAndServe('--today 2025-08-15', '.cache/august', AUGUST_PORT),
    buildAndServe('--preview', '.cache/preview', PREVIEW_PORT),
    {
      command:
        'npx tsx tests/e2e/support/hostileSite.ts && npx tsx scripts/serve.ts combined --from .cache/hostile/dist',
      port: HOSTILE_PORT,
      env: { PORT: String(HOSTILE_PORT) },
      timeout: 180_000,
    },
    { command: `npx tsx scripts/dev.ts --port ${GALLERY_PORT}`, port: GALLERY_PORT },
  ],
});
