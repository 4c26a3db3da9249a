/** The base test: fails on unexpected console messages and on policy violations. */
import { test as base, expect, type Page } from '@playwright/test';

export { expect };

/** What Playwright itself writes where the configuration blocks service workers. */
const WORKER_BLOCKED = 'Service Worker registration blocked by Playwright';

type Options = {
  /** Console messages that a test causes on purpose. */
  expectedNoise: RegExp | undefined;
};

export const test = base.extend<Options>({
  expectedNoise: [undefined, { option: true }],
  page: async ({ page, expectedNoise }, use) => {
    const noise: string[] = [];
    const note = (text: string) => {
      if (!expectedNoise?.test(text) && text !== WORKER_BLOCKED) noise.push(text);
    };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) note(message.text());
    });
    page.on('pageerror', (error) => note(error.message));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
        console.error(`The policy of the page refuses ${effectiveDirective} ${blockedURI}`);
      });
      // A busy machine may take longer than a browser remembers that a button was pressed.
      const userActivation = { configurable: true, value: { isActive: true } };
      Object.defineProperty(Navigator.prototype, 'userActivation', userActivation);
    });
    await use(page);
    expect(noise, 'The console must stay silent').toEqual([]);
  },
});

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
