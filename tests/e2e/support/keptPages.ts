/** What the service worker keeps in the browser. */
import { expect, type Page } from '@playwright/test';

/** A busy machine rests late. */
export const PATIENT = { timeout: 20_000 };

/** Paths of everything that is kept. */
export function keptPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) paths.push(new URL(url).pathname);
    }
    return paths;
  });
}

/** Texts of all pages that are kept. */
export function keptTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        if (response?.headers.get('Content-Type')?.startsWith('text/html')) texts.push(await response.text());
      }
    }
    return texts.join('\n');
  });
}

/** Opens pages one after the other, and waits until the worker has kept them and what always opens. */
export async function openAndKeep(page: Page, ...addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect.poll(() => keptPaths(page), PATIENT).toContain(new URL(address).pathname);
  }
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), PATIENT).toBe('activated');
}
