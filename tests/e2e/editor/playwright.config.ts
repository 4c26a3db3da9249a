import { defineConfig } from '@playwright/test';
import { BARE_BROWSER } from '../../support/launchOptions.ts';

/** The tests of the editor. Each starts an editor of its own, so they need none of the servers of the other browser tests. */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 1,
  reporter: process.env.CI ? 'list' : 'line',
  // Generous: each test starts an editor, and a busy machine takes its time.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  outputDir: '../../../test-results/editor',
  globalSetup: '../../support/buildFixtureSite.ts',
  use: { actionTimeout: 60_000, launchOptions: BARE_BROWSER, viewport: { width: 1280, height: 800 } },
});
