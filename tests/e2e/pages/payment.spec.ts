import { expect, openPage, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { site } from '../support/sites/fixtureSite.ts';

const { script, attribute, buttonId } = site.clinic.payment;

/** Acts like a provider’s script: it adds its button to the surrounding form. */
const PROVIDER = `
  const form = document.currentScript.parentElement;
  const button = document.createElement('button');
  button.textContent = 'Pay with ' + document.currentScript.getAttribute('${attribute}');
  form.append(button);
`;

test.describe('bill payment', () => {
  test('adds the provider’s script to the form once, even after a return to the page', async ({ page }) => {
    let loaded = 0;
    await page.route(script, (route) => {
      loaded += 1;
      return route.fulfill({ contentType: 'text/javascript', body: PROVIDER });
    });
    await openPage(page, '/bill-payment');
    await page.locator('#pay').scrollIntoViewIfNeeded();
    await expect(page.getByText('The button opens our payment provider’s page.')).toBeVisible();
    const form = page.locator('main form');
    await expect(form.getByRole('button', { name: `Pay with ${buttonId}` })).toHaveCount(1);
    await expect(form.locator('script')).toHaveCount(1);
    await expect(page.getByText('The payment button is loading.')).toBeHidden();
    expect(loaded).toBe(1);

    await page.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await page.goBack();
    await page.locator('#pay').scrollIntoViewIfNeeded();
    await expect(form.getByRole('button')).toHaveCount(1);
    await expect(form.locator('script')).toHaveCount(1);
  });
});

test.describe('bill payment when the provider’s response', () => {
  test.use({ expectedNoise: /Unexpected|is not defined|MIME type|Failed to load resource|broken/ });

  const GARBAGE = {
    'does not come': undefined,
    'is a page': { contentType: 'text/html', body: '<!doctype html><title>Sorry</title><p>Sorry.</p>' },
    'fails when it runs': { contentType: 'text/javascript', body: 'throw new Error("broken")' },
    'draws nothing': { contentType: 'text/javascript', body: 'document.currentScript.before(" ")' },
  } as const;

  for (const [what, answer] of Object.entries(GARBAGE)) {
    test(`${what}: shows only the calm message`, async ({ page }) => {
      await page.clock.install();
      await page.route(script, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await openPage(page, '/bill-payment');
      await page.locator('#pay').scrollIntoViewIfNeeded();
      await expect(page.locator('main form script')).toHaveCount(1);
      // That nothing comes is known at once.
      if (answer) await page.clock.runFor(10_000);
      await expect(page.locator('main [data-fallback]')).toBeVisible();
      for (const { phone } of site.branches) {
        await page.locator(`main [data-fallback] a[href="tel:${phone}"]`).click({ trial: true });
      }
      await expect(page.getByText('The button opens our payment provider’s page.')).toBeHidden();
      await expect(page.getByText('The payment button is loading.')).toBeHidden();
      await expect(page.locator('#pay')).not.toContainText('Sorry');
    });
  }

  test('arrives after the timeout: replaces the message with the button', async ({ page }) => {
    await page.clock.install();
    const release = await holdRequests(page, script, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: PROVIDER }),
    );
    await openPage(page, '/bill-payment');
    await page.locator('#pay').scrollIntoViewIfNeeded();
    await expect(page.locator('main form script')).toHaveCount(1);
    await page.clock.runFor(10_000);
    await expect(page.locator('main [data-fallback]')).toBeVisible();
    release();
    await expect(page.locator('main form').getByRole('button')).toBeVisible();
    await expect(page.locator('main [data-fallback]')).toBeHidden();
  });
});
