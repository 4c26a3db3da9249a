/** How the browser is started, in tests and in measurements. */
import type { LaunchOptions } from '@playwright/test';
import { findChromium, findHeadlessShell } from './findChromium.ts';

/** For the whole browser. */
export const WHOLE_BROWSER = launchOptions(findChromium());

/** For the browser without its windows where it is installed: their time is not the page's. */
export const BARE_BROWSER = launchOptions(findHeadlessShell() ?? findChromium());

function launchOptions(executablePath: string | undefined): LaunchOptions {
  return {
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
  };
}
