/** On a site with a tracking pixel, nobody is followed who has not agreed: every request to other hosts is recorded. */
import type { Page } from '@playwright/test';
import { PIXEL } from '../../fixtures/withPixel.ts';
import { expect, openPage, PHONE, test } from '../support/fixtures.ts';
import { AUGUST_PORT } from '../support/sites/sites.ts';

test.use({ baseURL: `http://localhost:${AUGUST_PORT}`, viewport: PHONE });

/** Stands for the network's code: sends what it is told, and something of its own on every key. */
const FAKE_PIXEL = `
document.cookie = '_fbp=fb.1.0.1; path=/';
const report = (...words) => { new Image().src = 'https://www.facebook.com/tr/?' + words.join('+') + '&' + Math.random(); };
window.fbq.callMethod = (...words) => { if (words[0] === 'track') report(...words); };
for (const words of window.fbq.queue) window.fbq.callMethod(...words);
addEventListener('keydown', ({ key }) => { if (key === 'k') report('own'); });
`;

const LOADED = 'connect.facebook.net/en_US/fbevents.js';
const SEEN = 'www.facebook.com/tr/?track+PageView';

/** Records requests to other hosts, and answers them. @param kept what the device has kept from an earlier visit */
async function record(page: Page, kept?: 'accepted'): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(/^https:\/\//, (route) => {
    const request = route.request();
    // Without the number that makes the browser send a second report like the first.
    asked.push(request.url().replace(/^https:\/\/|&0\.\d+$/g, ''));
    const body = asked.at(-1) === LOADED ? FAKE_PIXEL : '';
    return route.fulfill({ contentType: request.resourceType() === 'script' ? 'text/javascript' : '', body });
  });
  if (kept) await page.addInitScript((answer) => localStorage.setItem('advertising', answer), kept);
  return asked;
}

const notice = (page: Page) => page.getByRole('region', { name: /Facebook/ });
const choice = (page: Page, answer: RegExp) => page.getByRole('contentinfo').getByRole('button', { name: answer });

/** Resolves when a page has finished, including what its scripts have begun. */
const settle = (page: Page) => page.waitForLoadState('networkidle');

/** Expects the pixel to have been loaded and this view counted, each once: a second PageView would follow soon. */
async function expectCounted(page: Page, asked: readonly string[]): Promise<void> {
  await expect.poll(() => asked).toEqual([LOADED, SEEN]);
  await settle(page);
  expect(asked).toEqual([LOADED, SEEN]);
}

test('asks before any request, at the end of the page and without moving it; a yes counts this view', async ({
  page,
}) => {
  const asked = await record(page);
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(window, { shift: Reflect.get(entry, 'value') });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await openPage(page, '/');
  await expect(notice(page)).toBeVisible();
  await expect(choice(page, /none yet/)).toBeVisible();
  await settle(page);
  expect(asked).toEqual([]);
  const [focus, shift] = await page.evaluate(() => [document.activeElement?.tagName, Reflect.get(window, 'shift')]);
  expect([focus, shift]).toEqual(['BODY', 0]);
  const end = await notice(page).evaluate((element) => {
    const footer = document.querySelector('footer')?.getBoundingClientRect().top;
    return [getComputedStyle(element).position, element.getBoundingClientRect().bottom === footer];
  });
  expect(end).toEqual(['static', true]);

  await notice(page).getByRole('button', { name: 'Accept' }).click();
  await expect(notice(page)).toBeHidden();
  await expect(choice(page, /accepted/)).toBeFocused();
  await expectCounted(page, asked);
});

test('after a yes each view is counted once, but none of a page about health or payment', async ({ page }) => {
  const asked = await record(page, 'accepted');
  await openPage(page, '/about');
  await expectCounted(page, asked);
  await expect(notice(page)).toBeHidden();
  asked.length = 0;
  await openPage(page, '/contact#visit=chennai,2026-12-05T11:00');
  await settle(page);
  expect(asked, 'of a visit’s link').toEqual([]);
  for (const path of ['/bill-payment', '/online-free-consultations-and-appointments', '/services']) {
    await openPage(page, path);
    await expect(choice(page, /accepted/)).toBeVisible();
    const policy = page.locator('meta[http-equiv=Content-Security-Policy]');
    expect(await policy.getAttribute('content'), path).not.toContain('facebook');
  }
  // From such a page to one that the clinic names: the pixel does not hear where the patient was.
  const link = page.locator(`main a[href="${PIXEL.alsoOn}"]`).first();
  await link.evaluate((element: HTMLElement) => element.click());
  await expect.poll(() => asked.filter((url) => url.includes('facebook'))).toEqual([LOADED, SEEN]);
  expect(await page.evaluate(() => document.referrer === `${location.origin}/`)).toBe(true);
});

test.describe('a later no', () => {
  // What the network's code sends by itself is refused.
  test.use({ expectedNoise: /facebook/ });

  test('by Escape ends it at once, on this page and the next, and deletes its cookies', async ({ page, context }) => {
    const asked = await record(page, 'accepted');
    await openPage(page, '/');
    await expect.poll(() => asked).toEqual([LOADED, SEEN]);
    expect(await context.cookies()).toEqual([expect.objectContaining({ name: '_fbp' })]);
    await page.keyboard.press('k');
    await expect.poll(() => asked).toEqual([LOADED, SEEN, expect.stringContaining('own')]);
    asked.length = 0;

    await choice(page, /accepted/).press('Enter');
    await expect(notice(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(notice(page)).toBeHidden();
    await expect(choice(page, /declined/)).toBeFocused();
    expect(await context.cookies()).toEqual([]);
    const refused = page.waitForEvent('console', (message) => message.text().includes('policy of the page refuses'));
    await page.keyboard.press('k');
    await refused;
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await settle(page);
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('advertising'))).toBe('declined');
  });

  test('in another tab ends it, too; a first no is not asked again', async ({ page, context }) => {
    const asked = await record(page);
    await openPage(page, '/');
    await notice(page).getByRole('button', { name: 'Accept' }).click();
    await expect.poll(() => asked).toEqual([LOADED, SEEN]);
    const other = await context.newPage();
    await openPage(other, '/services');
    await choice(other, /accepted/).click();
    await notice(other).getByRole('button', { name: 'Decline' }).click();
    await expect(choice(page, /declined/)).toBeVisible();
    expect(await page.evaluate(() => 'fbq' in window)).toBe(false);
    asked.length = 0;
    await openPage(other, '/offers');
    await expect(choice(other, /declined/)).toBeVisible();
    await settle(other);
    await expect(notice(other)).toBeHidden();
    expect(asked).toEqual([]);
  });
});

test('nobody is asked, and nothing loaded, where the browser says no, even after an earlier yes', async ({ page }) => {
  const asked = await record(page, 'accepted');
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }));
  await openPage(page, '/');
  await expect(page.getByRole('contentinfo').getByText(/declined, as your browser asks/)).toBeVisible();
  await expect(choice(page, /Advertising/)).toHaveCount(0);
  await expect(notice(page)).toBeHidden();
  await settle(page);
  expect(asked).toEqual([]);
});

test('nobody is asked, and nothing loaded, where the browser keeps nothing', async ({ page }) => {
  const asked = await record(page);
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get });
  });
  await openPage(page, '/');
  await expect(choice(page, /declined/)).toBeVisible();
  await expect(notice(page)).toBeHidden();
  expect(asked).toEqual([]);
  // Who wants to agrees for this view.
  await choice(page, /declined/).click();
  await notice(page).getByRole('button', { name: 'Accept' }).click();
  await expect.poll(() => asked).toEqual([LOADED, SEEN]);
});
