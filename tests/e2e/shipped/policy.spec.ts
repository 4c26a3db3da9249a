/** Injected code does not run: the Content Security Policy of each page lists everything that may. */
import type { Page } from '@playwright/test';
import { answerOutsideOnPage } from '../support/answerOnPage.ts';
import { answerOutside, expect, openPage, test } from '../support/fixtures.ts';
import { scrollToEnd } from '../support/scrollToEnd.ts';
import { branchSites } from '../support/sites/shippedSite.ts';

declare global {
  interface Window {
    /** Records foreign code that ran. */
    ran: string[] | undefined;
  }
}

/** A page without an island, one with an island, and the one that allows the payment provider. */
const PAGES = ['/about', '/online-free-consultations-and-appointments', '/bill-payment'];

/** Leaves a mark whenever it runs. */
const MARK = (name: string) => `(window.ran ??= []).push('${name}')`;

/** Injections, as markup in a vulnerable page. */
const INJECTED = [
  `<script>${MARK('inline script')}</script>`,
  `<script type="module">${MARK('inline module')}</script>`,
  `<script src="data:text/javascript,${MARK('data address')}"></script>`,
  '<script src="https://attacker.example/script.js"></script>',
  `<img src="/none.png" alt="" onerror="${MARK('handler')}">`,
  `<svg><animate onbegin="${MARK('animation')}" attributeName="x" dur="1s"></animate></svg>`,
  `<iframe srcdoc="<script>(parent.ran ??= []).push('frame')</script>" title="Frame"></iframe>`,
  '<base href="https://attacker.example/">',
  '<style>body { visibility: hidden }</style>',
  `<a id="injected" href="javascript:${MARK('address')}">Free treatment</a>`,
].join('\n');

/** Serves working scripts from the attacker’s host, in case a page requests them. */
async function answerAttacker(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route('https://attacker.example/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: MARK('script of another host') });
  });
  return asked;
}

test.describe('injected markup', () => {
  test.use({ expectedNoise: /./ });

  for (const path of PAGES) {
    test(`does not run, frame, restyle or redirect ${path}`, async ({ page }) => {
      await answerOutside(page);
      const asked = await answerAttacker(page);
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace('</main>', `${INJECTED}</main>`) });
      });
      await openPage(page, path);
      await page.waitForLoadState('load');
      await page.evaluate(() => document.querySelector<HTMLElement>('#injected')?.click());
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();

      expect(await page.evaluate(() => window.ran)).toBeUndefined();
      expect(asked).toEqual([]);
      expect(await page.evaluate(() => new URL('x', document.baseURI).origin === location.origin)).toBe(true);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('text is never evaluated as code', async ({ page }) => {
    await openPage(page, '/about');
    const outcome = await page.evaluate(
      () =>
        new Promise((resolve) => {
          // Runs outside the driver’s own call, which the policy does not cover.
          setTimeout(() => {
            try {
              resolve(new Function('return "it ran"')());
            } catch (error) {
              resolve(String(error));
            }
          });
        }),
    );
    expect(outcome).toContain('EvalError');
  });
});

// Every other test covers the pages of the combined site and its translations.
for (const { variant, origin, paths } of branchSites) {
  test(`no page of the single-branch site of ${variant} violates its policy, with every island awake`, async ({
    page,
  }) => {
    test.slow();
    await answerOutsideOnPage(page);
    for (const path of paths) {
      await openPage(page, origin + path);
      await scrollToEnd(page);
    }
  });
}
