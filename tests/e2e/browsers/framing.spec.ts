import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerOutside, expect, openPage, test } from '../support/fixtures.ts';

test.use({ expectedNoise: /frame-ancestors|X-Frame-Options/i });

test('other sites cannot embed our pages in a frame', async ({ page, baseURL }) => {
  const html = `<link rel="icon" href="data:,"><iframe src="${baseURL}/bill-payment"></iframe>`;
  const other = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html)).listen(0);
  const answered = page.waitForResponse(`${baseURL}/bill-payment`);
  await page.goto(`http://localhost:${(other.address() as AddressInfo).port}/`);
  expect((await answered).status()).toBe(200);
  await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/');
  other.close();
});

test('a page keeps a handle on the payment window that it opens', async ({ page }) => {
  await answerOutside(page);
  await openPage(page, '/bill-payment');
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => {
    Object.assign(window, { payment: window.open('https://checkout.other.example/') });
  });
  const popup = await opened;
  await popup.waitForURL('https://checkout.other.example/');
  expect(await popup.evaluate(() => window.opener !== null)).toBe(true);
  expect(await page.evaluate(() => Reflect.get(window, 'payment').closed)).toBe(false);
});
