/** Injected code does not run: the Content Security Policy of each page lists everything that may. */
import { CONSULTATION } from '../support/consultationForm.ts';
import { answerOutside, expect, openPage, test } from '../support/fixtures.ts';
import { takeTurns } from '../support/takeTurns.ts';

declare global {
  interface Window {
    /** Records foreign code that ran. */
    ran: string[] | undefined;
  }
}

/**
 * A page without an island, one with an island, and the one that allows the payment provider. What the policy of each page lists is
 * tested in `tests/html/pages/policy.test.ts`.
 */
const PAGES = takeTurns(['/about', CONSULTATION, '/bill-payment'], 2);

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

test.describe('injected markup', () => {
  test.use({ expectedNoise: /./ });

  for (const path of PAGES) {
    test(`does not run, frame, restyle or redirect ${path}`, async ({ page }) => {
      await answerOutside(page);
      const asked: string[] = [];
      await page.context().route('https://attacker.example/**', (route) => {
        asked.push(route.request().url());
        return route.fulfill({ contentType: 'text/javascript', body: MARK('script of another host') });
      });
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
});
