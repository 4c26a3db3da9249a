import { answerOutside, expect, openPage, test } from '../support/fixtures.ts';

test.use({ expectedNoise: /frame-ancestors|X-Frame-Options/i });

test('other sites cannot embed our pages in a frame', async ({ page, baseURL }) => {
  const body = `<link rel="icon" href="data:,"><iframe src="${baseURL}/bill-payment"></iframe>`;
  await page.route('http://localhost:1/', (route) => route.fulfill({ contentType: 'text/html', body }));
  const answered = page.waitForResponse(`${baseURL}/bill-payment`);
  await page.goto('http://localhost:1/');
  expect((await answered).status()).toBe(200);
  await expect.poll(() => page.frames().at(-1)?.url()).toBe('chrome-error://chromewebdata/');
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
