import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/findChromium.ts';

const executablePath = findChromium();

/** Every variant has a server of its own; a test names the variant it opens. */
export const PORTS = { combined: 4190, kavalkinaru: 4191 } as const;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'list' : 'line',
  timeout: 30_000,
  use: {
    baseURL: `http://localhost:${PORTS.combined}`,
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
  webServer: Object.entries(PORTS).map(([variant, port]) => ({
    command: `npx tsx scripts/serve.ts ${variant}`,
    env: { PORT: String(port) },
    port,
    reuseExistingServer: false,
  })),
});
