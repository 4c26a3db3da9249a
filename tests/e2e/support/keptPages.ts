/** What the service worker keeps in the browser. */
import { expect, type Page } from '@playwright/test';

/** A busy machine rests late. */
export const PATIENT = { timeout: 20_000, intervals: [100] };

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

/** Opens pages one after the other, and waits until the worker has kept them, and noted that the site has confirmed its build. */
export async function openAndKeep(page: Page, ...addresses: readonly string[]): Promise<void> {
  for (const address of addresses) {
    await page.goto(address);
    await expect
      .poll(() => keptPaths(page), PATIENT)
      .toEqual(expect.arrayContaining([new URL(address).pathname, '/confirmed']));
  }
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), PATIENT).toBe('activated');
}
