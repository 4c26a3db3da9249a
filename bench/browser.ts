/** Emulates a patient's phone: Chromium with a phone's viewport and, where times are measured, a throttled CPU. */
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../tests/support/launchOptions.ts';

/** CPU throttling factor, as in Lighthouse's mobile preset. */
export const CPU_SLOWDOWN = 4;

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/** Calls a function with a factory of browser contexts, and closes the browser afterwards. */
export async function withPhones<T>(use: (newPhone: () => Promise<BrowserContext>) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(WHOLE_BROWSER);
  try {
    return await use(() => browser.newContext(PHONE));
  } finally {
    await browser.close();
  }
}

/** Throttles a page's CPU. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** First and largest contentful paint, in milliseconds after the start of the navigation. */
export type Paints = Readonly<{ first: number; largest: number }>;

/** @param page a loaded page without any user interaction */
export async function readPaints(page: Page): Promise<Paints> {
  return page.evaluate(async () => {
    const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    const largest = await new Promise<number>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      });
    });
    return { first, largest };
  });
}
