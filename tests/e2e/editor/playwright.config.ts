import { defineConfig } from '@playwright/test';
import { BARE_BROWSER } from '../../support/launchOptions.ts';

/** The tasks of people. */
const TASKS = /(?:branches|clinic|drafts|saving|translating)\.spec\.ts$/;

/**
 * The tests of the editor. Each starts an editor of its own, so they need none of the servers of the other browser tests.
 * `npm run test:editor` and `npm run test:full` run all, and what people come to do on a phone, too; `npm test` those with the tag `@smoke`.
 */
export default defineConfig({
  testDir: '.',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 1,
  reporter: process.env.CI ? 'list' : 'line',
  timeout: 180_000,
  // Each test has an editor and a browser of its own to start, and a busy machine is slow.
  expect: { timeout: 30_000 },
  outputDir: '../../../test-results/editor',
  globalSetup: './support/clinicProject.ts',
  projects: [
    { name: 'desktop' },
    {
      name: 'phone',
      testMatch: TASKS,
      grepInvert: /on a phone/,
      use: { viewport: { width: 390, height: 844 } },
    },
  ],
  use: { actionTimeout: 30_000, launchOptions: BARE_BROWSER, viewport: { width: 1280, height: 800 } },
});
