import { defineConfig } from '@playwright/test';
import { BARE_BROWSER } from '../support/launchOptions.ts';
import { FIXTURE_PORT, GALLERY_PORT, READY_PORT, SHIPPED_PORT } from './support/sites/sites.ts';

/** Relative to this folder. */
const PROJECT = '../..';

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  // They need none of these servers, and have a configuration of their own.
  testIgnore: 'editor/**',
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
    // Where patients are.
    timezoneId: 'Asia/Kolkata',
  },
  projects: [
    // General rules, tested on the clinic’s own site.
    { name: 'shipped', testMatch: 'shipped/**', use: { baseURL: `http://localhost:${SHIPPED_PORT}` } },
    // Tests that rely on a number, a name or a sentence.
    { name: 'fixture', testIgnore: ['shipped/**', 'editor/**'], use: { baseURL: `http://localhost:${FIXTURE_PORT}` } },
  ],
  webServer: [
    {
      command: 'node -r ./scripts/cli/withTypeScript.cjs tests/e2e/support/sites/serveSites.ts',
      cwd: PROJECT,
      port: READY_PORT,
      timeout: 300_000,
    },
    {
      command: `node -r ./scripts/cli/withTypeScript.cjs scripts/dev.ts --port ${GALLERY_PORT}`,
      cwd: PROJECT,
      port: GALLERY_PORT,
    },
  ],
});
