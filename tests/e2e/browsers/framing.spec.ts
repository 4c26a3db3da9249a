import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, openPage, test } from '../support/fixtures.ts';

test.use({ expectedNoise: /frame-ancestors|X-Frame-Options/i });

test('other sites cannot embed our pages in a frame', async ({ page, baseURL }) => {
  const other = createServer((_request, response) => {
    response
      .setHeader('Content-Type', 'text/html')
      .end(`<link rel="icon" href="data:,"><iframe src="${baseURL}/bill-payment"></iframe>`);
  }).listen(0);
  const { port } = other.address() as AddressInfo;
  const answered = page.waitForResponse(`${baseURL}/bill-payment`);
  await page.goto(`http://localhost:${port}/`);
  expect((await answered).status()).toBe(200);
  await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/');
  other.close();
});

test('a page keeps a handle on the payment window that it opens', async ({ page }) => {
  await page
    .context()
    .route('https://checkout.other.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>payment</title>' }),
    );
  await openPage(page, '/bill-payment');
  const opened = page.waitForEvent('popup');
  await page.evaluate(() => {
    const payment = window.open('https://checkout.other.example/');
    Object.assign(window, { payment });
  });
  const popup = await opened;
  await popup.waitForURL('https://checkout.other.example/');
  expect(await popup.evaluate(() => window.opener !== null)).toBe(true);
  expect(await page.evaluate(() => (window as unknown as { payment: Window }).payment.closed)).toBe(false);
});
