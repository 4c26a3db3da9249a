/** Browser launch options for tests and benchmarks, for Playwright and Puppeteer. */
import { findChromium, findHeadlessShell } from '../../scripts/findChromium.ts';

/** For the full browser. */
export const WHOLE_BROWSER = launchOptions(findChromium());

/** For the headless shell where it is installed, which starts faster. */
export const BARE_BROWSER = launchOptions(findHeadlessShell() ?? findChromium());

function launchOptions(executablePath: string | undefined) {
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
