import type { Page } from '@playwright/test';

/** Opens all answers of a page, so that they are looked at too. */
export async function openAnswers(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });
}
