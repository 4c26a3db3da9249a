import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/findChromium.ts';

const executablePath = findChromium();

/** Where the tests find the combined site, and the same site as it was built on 15 August 2025. */
const PORT = 4190;
export const AUGUST_PORT = 4191;

const env = (port: number) => ({ PORT: String(port) });

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: process.env.CI ? 'list' : 'line',
  timeout: 30_000,
  use: {
    baseURL: `http://localhost:${PORT}`,
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    { command: 'npx tsx scripts/serve.ts combined', port: PORT, env: env(PORT) },
    {
      command:
        'npx tsx scripts/build.ts combined --today 2025-08-15 --out .cache/august && npx tsx scripts/serve.ts combined --from .cache/august',
      port: AUGUST_PORT,
      env: env(AUGUST_PORT),
      timeout: 180_000,
    },
  ],
});
