/** The base test: fails on unexpected console messages and on policy violations. */
import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

export { expect };

/** What Playwright itself writes where the configuration blocks service workers. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

type Options = {
  /** Console messages that a test causes on purpose. */
  expectedNoise: RegExp | undefined;
};

type WorkerFixtures = {
  /** The pages that `sharedPage.ts` keeps open, by their options. */
  sharedPages: Map<string, Page>;
};

export const test = base.extend<Options, WorkerFixtures>({
  expectedNoise: [undefined, { option: true }],
  sharedPages: [
    async ({ browser: _browser }, use) => {
      const pages = new Map<string, Page>();
      await use(pages);
      for (const page of pages.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  page: async ({ page, expectedNoise }, use) => {
    await prepare(page);
    await expectSilence(page, expectedNoise, use);
  },
});

/** Makes every document of a page report violations of its policy, and take every press for a fresh one. */
export async function prepare(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      console.error(`The policy of the page refuses ${effectiveDirective} ${blockedURI}`);
    });
    // A busy machine may take longer than a browser remembers that a button was pressed.
    const userActivation = { configurable: true, value: { isActive: true } };
    Object.defineProperty(Navigator.prototype, 'userActivation', userActivation);
  });
}

/** Uses a page and expects that nothing else than the expected noise is written to its console. */
export async function expectSilence(
  page: Page,
  expectedNoise: RegExp | undefined,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const noise: string[] = [];
  const note = (text: string) => {
    if (!expectedNoise?.test(text) && text !== WORKER_BLOCKED) noise.push(text);
  };
  const hear = (message: ConsoleMessage) => {
    if (['error', 'warning'].includes(message.type())) note(message.text());
  };
  const fail = (error: Error) => note(error.message);
  page.on('console', hear).on('pageerror', fail);
  await use(page);
  page.off('console', hear).off('pageerror', fail);
  expect(noise, 'The console must stay silent').toEqual([]);
}

/** A phone’s screen. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/** Scrolls to an offset without animation. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top);
}

/** Opens a page and waits until the client entry has run. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('html[data-clear]')).toBeAttached();
}

/** Blocks external requests: pages get an empty page, scripts an empty script. */
export async function answerOutside(page: Page): Promise<void> {
  await page.context().route(/^https:\/\//, (route) => {
    if (route.request().resourceType() === 'script') return route.fulfill({ contentType: 'text/javascript', body: '' });
    return route.fulfill({ contentType: 'text/html', body: '<title>outside</title>' });
  });
}
