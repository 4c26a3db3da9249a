import type { Page } from '@playwright/test';

/** Opens all FAQ answers of a page, to include them in checks. */
export async function openAllAnswers(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((all) => {
    for (const details of all as HTMLDetailsElement[]) details.open = true;
  });
}
