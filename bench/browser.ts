/** The patient's phone: Chromium with the screen of a phone and, where times are measured, the speed of a cheap one. */
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { WHOLE_BROWSER } from '../tests/support/launchOptions.ts';

/** How many times slower than this machine, as Lighthouse has it for mobile phones. */
export const CPU_SLOWDOWN = 4;

const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

/** Runs something with a browser, and closes it afterwards. */
export async function withPhones<T>(use: (newPhone: () => Promise<BrowserContext>) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(WHOLE_BROWSER);
  try {
    return await use(() => browser.newContext(PHONE));
  } finally {
    await browser.close();
  }
}

/** Makes a page's processor slow. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}

/** When a page was first painted and when its largest part was, in milliseconds after its navigation began. */
export type Paints = Readonly<{ first: number; largest: number }>;

/** @param page one that has loaded and that nobody has touched */
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
