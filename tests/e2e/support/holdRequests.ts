import type { Page, Route } from '@playwright/test';

/** Holds back matching requests until the returned function is called; then they are answered, or go on. */
export async function holdRequests(
  page: Page,
  url: string,
  answer = (route: Route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, (route) => held.then(() => answer(route)));
  return release;
}
