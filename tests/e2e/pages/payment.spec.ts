import type { Page } from '@playwright/test';
import { afterLayout } from '../support/afterLayout.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { holdRequests } from '../support/holdRequests.ts';
import { site } from '../support/sites/fixtureSite.ts';
import { PREVIEW_PORT } from '../support/sites/sites.ts';
import { takeTurns } from '../support/takeTurns.ts';

const { script, attribute, buttonId } = site.clinic.payment;

/** Acts like a provider’s script: it adds its button to the surrounding form. */
const PROVIDER = `
  const form = document.currentScript.parentElement;
  const button = document.createElement('button');
  button.textContent = 'Pay with ' + document.currentScript.getAttribute('${attribute}');
  form.append(button);
`;

test('bill payment adds the provider’s script to the form once, even after a return to the page', async ({ page }) => {
  let loaded = 0;
  await page.route(script, (route) => {
    loaded += 1;
    return route.fulfill(runs(PROVIDER));
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

const runs = (body: string) => ({ contentType: 'text/javascript', body });
const adds = (src: string) =>
  `document.head.append(Object.assign(document.createElement('script'), { src: '${src}' }));`;
const host = (name: string) => `https://${name}.payments.example`;

test.describe('bill payment when the provider’s response', () => {
  test.use({ expectedNoise: /Failed to load resource|refuse|violates/ });

  const GARBAGE = {
    'does not come': undefined,
    'needs a script that the policy refuses': runs(adds('https://cdn.payments.example')),
    'draws nothing': runs('document.currentScript.before(" ")'),
  } as const;

  for (const [what, answer] of Object.entries(GARBAGE)) {
    test(`${what}: shows only the calm message`, async ({ page }) => {
      await page.clock.install();
      await page.route(script, (route) => (answer ? route.fulfill(answer) : route.abort()));
      await openPage(page, '/bill-payment');
      await page.locator('#pay').scrollIntoViewIfNeeded();
      await expect(page.locator('main form script')).toHaveCount(1);
      // Some failures are known at once.
      if (!/not come|refuses/.test(what)) await page.clock.runFor(10_000);
      await expect(page.locator('main [data-fallback]')).toBeVisible();
      for (const { phone } of site.branches) {
        await page.locator(`main [data-fallback] a[href="tel:${phone}"]`).click({ trial: true });
      }
      await expect(page.getByText('The button opens our payment provider’s page.')).toBeHidden();
      await expect(page.getByText('The payment button is loading.')).toBeHidden();
    });
  }
});

const frame = (address: string) =>
  `document.body.append(Object.assign(document.createElement('iframe'), { src: '${address}' }));`;

/** Opens the page with a provider that draws a button, once it is let go. */
async function openWith(page: Page, url: string, onPress = '', whenDrawn = ''): Promise<() => void> {
  const body = `const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Pay now';
    button.onclick = () => { ${onPress} };
    document.currentScript.after(button);
    ${whenDrawn}`;
  await page.clock.install();
  await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/html', body: 'Pay' }));
  const release = await holdRequests(page, script, (route) => route.fulfill(runs(body)));
  await openPage(page, url);
  await page.locator('#pay').scrollIntoViewIfNeeded();
  await expect(page.locator('main form script')).toHaveCount(1);
  return release;
}

const press = (page: Page) => page.getByRole('button', { name: 'Pay now' }).click();
const message = (page: Page) => page.locator('main [data-fallback]');

test.describe('after a press on the payment button', () => {
  test.use({ expectedNoise: /refuse|violates|Content Security Policy|chrome-extension/ });

  const OPENED = {
    'another app or tab': "dispatchEvent(new Event('blur'));",
    'a window that was hidden before': 'document.body.lastChild.showModal();',
    'a window, while something of an extension is refused':
      frame('chrome-extension://abcdefghijklmnopabcdefghijklmnop/a.html') + frame(`${host('checkout')}/window`),
  };
  for (const [what, onPress] of Object.entries(OPENED)) {
    test(`${what} opens: there is no message`, async ({ page }) => {
      const said: string[] = [];
      page.on('console', (line) => said.push(line.text()));
      const dialog = `const dialog = document.createElement('dialog'); dialog.style.height = '300px'; document.body.append(dialog);`;
      (await openWith(page, '/bill-payment', onPress, dialog))();
      await press(page);
      await page.clock.runFor(30_000);
      await expect(message(page)).toBeHidden();
      expect(said.join()).not.toContain('clinic.yaml');
    });
  }

  const REFUSED = {
    'the host of its window': [
      frame(`${host('api')}/window`),
      /https:\/\/api\S+ \(frame-src\).*payment\.hosts\.frames/,
    ],
    'a later script': [adds(`${host('cdn')}/window.js`), /https:\/\/cdn\S+ \(script-src\).*payment\.hosts\.scripts/],
  } as const;
  for (const [what, [onPress, expected]] of Object.entries(REFUSED)) {
    test(`the policy refuses ${what}: numbers are offered at once, and the console names the host`, async ({
      page,
    }) => {
      const said = page.waitForEvent('console', (line) => expected.test(line.text()));
      (await openWith(page, '/bill-payment', onPress))();
      await press(page);
      await expect(message(page)).toBeVisible();
      expect((await said).text()).toContain('branches/clinic.yaml');
    });
  }

  test('nothing comes: the phone numbers are offered, until a window comes after all', async ({ page }) => {
    // Neither a frame that nobody sees nor a refused request says whether a window comes.
    const quiet = `${frame('about:blank')} document.body.lastChild.height = 0; fetch('${host('log')}').catch(() => {});`;
    const late = `setTimeout(() => { ${frame(`${host('checkout')}/window`)} }, 60_000);`;
    (await openWith(page, '/bill-payment', quiet + late))();
    await press(page);
    await page.clock.runFor(9_000);
    await expect(message(page)).toBeHidden();
    await page.clock.runFor(1_000);
    for (const { phone } of site.branches) await message(page).locator(`a[href="tel:${phone}"]`).click({ trial: true });
    await page.clock.runFor(60_000);
    await expect(message(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Pay now' })).toBeVisible();
  });
});

/** The sum of all layout shifts since the last call. */
const shift = async (page: Page) => {
  await afterLayout(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & { value: number })[];
    return shifts.reduce((sum, { value }) => sum + value, 0);
  });
};

for (const [place, path] of ['/bill-payment', '/ta/bill-payment'].entries()) {
  for (const width of takeTurns([390, 1280, 360], place)) {
    test(`nothing moves on ${path} at ${width} px: loading, failed, drawn, failed again`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const release = await openWith(page, `http://localhost:${PREVIEW_PORT}${path}`);
      expect(await shift(page)).toBe(0);
      await page.clock.runFor(10_000);
      await expect(message(page)).toBeVisible();
      release();
      await expect(message(page)).toBeHidden();
      await press(page);
      await page.clock.runFor(10_000);
      await expect(message(page)).toBeVisible();
      expect(await shift(page)).toBe(0);
    });
  }
}
