/** For tests that only look at pages: they share one page, since a new one takes as long as many of the checks. */
import type { Page } from '@playwright/test';
import { answerOutsideOnPage } from './answerOnPage.ts';
import { test as base, expectSilence, prepare } from './fixtures.ts';

/** Who answers the page in place of servers; the name tells pages apart that are answered differently. */
type Answers = Readonly<{ name: string; answer: (page: Page) => Promise<void> }>;

const NO_OTHER_HOST: Answers = { name: 'no other host', answer: answerOutsideOnPage };

/**
 * The base test on a page that stays open for the next test with the same options. Each test opens the address that it is about and,
 * if it sets no other answers, gets empty ones from other hosts. A test that changes more than the size and the media of the page undoes it; after a failure
 * Playwright starts anew.
 */
export const sharedPageTest = base.extend<{ answers: Answers }>({
  answers: [NO_OTHER_HOST, { option: true }],
  page: async (
    {
      answers,
      browser,
      sharedPages,
      baseURL,
      viewport,
      deviceScaleFactor,
      reducedMotion,
      serviceWorkers,
      expectedNoise,
    },
    use,
  ) => {
    const options = {
      ...(baseURL ? { baseURL } : {}),
      ...(deviceScaleFactor ? { deviceScaleFactor } : {}),
      reducedMotion,
      serviceWorkers,
    };
    const key = JSON.stringify([answers.name, options]);
    const page = sharedPages.get(key) ?? (await openPage());
    sharedPages.set(key, page);
    if (viewport) await page.setViewportSize(viewport);
    await expectSilence(page, expectedNoise, use);
    for (const event of ['request', 'console', 'pageerror'] as const) page.removeAllListeners(event);

    async function openPage(): Promise<Page> {
      const opened = await browser.newPage(options);
      await prepare(opened);
      await answers.answer(opened);
      return opened;
    }
  },
});
