import AxeBuilder from '@axe-core/playwright';
import { DESKTOP, expect, openPage, PHONE, paths, scrollTo, test } from './fixtures.ts';

for (const [screen, viewport] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
  test.describe(`every page on a ${screen}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' } as object);

    for (const path of [...paths, '/404']) {
      test(`${path} has no barrier that axe finds, does not scroll sideways, and its console is silent`, async ({
        page,
      }) => {
        await openPage(page, path);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
        ).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      });
    }
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of paths) {
    test(`${path} can be read, and every hand-off is a link`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const header = page.getByRole('banner');
      await expect(header).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
      for (const link of await page.getByRole('main').locator('a[href]').all()) {
        expect(await link.getAttribute('href')).toMatch(/^(?:\/|#|https:|tel:|mailto:)/);
      }
      await expect(page.getByRole('contentinfo').locator('a[href^="tel:"]').first()).toBeVisible();
    });
  }

  test('a question opens its answer', async ({ page }) => {
    await page.goto('/contact');
    const question = page.locator('main details').first();
    await expect(question.locator('p').first()).toBeHidden();
    await question.locator('summary').click();
    await expect(question.locator('p').first()).toBeVisible();
  });

  test('the menu opens on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await page.locator('[data-menu] summary').click();
    await expect(page.locator('[data-menu]').getByRole('link', { name: 'Offers' })).toBeVisible();
  });

  test('a form leaves nothing in the address', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('Email address').fill('patient@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    expect(page.url()).toMatch(/\/$/);
  });
});

test.describe('the shell', () => {
  test('a link to a place lands below the header', async ({ page }) => {
    await openPage(page, '/online-free-consultations-and-appointments');
    await page.locator('a[href="#booking"]').first().click();
    const top = () => page.locator('#booking').evaluate((section) => section.getBoundingClientRect().top);
    await expect.poll(top).toBeGreaterThan(40);
    await expect.poll(top).toBeLessThan(200);
  });

  test('a new page starts at the top, and the way back finds the old place', async ({ page }) => {
    await openPage(page, '/services');
    await scrollTo(page, 1200);
    await page.getByRole('banner').getByRole('link', { name: 'home page' }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  });

  test('the contact control offers every branch and closes like a menu', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await openPage(page, '/');
    const control = page.locator('[data-floating-contact]');
    await control.locator('summary').click();
    await expect(control.locator('a[href^="tel:"]')).toHaveCount(2);
    await expect(control.locator('a[href^="https://wa.me/"]')).toHaveCount(2);
    await page.keyboard.press('Escape');
    await expect(control).not.toHaveAttribute('open');
  });

  test('the contact control never lies on the button to the top', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await openPage(page, '/');
    await scrollTo(page, 400);
    await page.locator('[data-floating-contact] summary').click();
    const button = await page.getByRole('button', { name: 'Back to top' }).boundingBox();
    for (const part of ['summary', 'div']) {
      const box = await page.locator(`[data-floating-contact] > ${part}`).boundingBox();
      if (!button || !box) throw new Error('Not shown.');
      const apart =
        box.x >= button.x + button.width || box.y + box.height <= button.y || box.y >= button.y + button.height;
      expect(apart, part).toBe(true);
    }
  });

  test('an unknown address gets the page that says so, with status 404', async ({ page, request }) => {
    const response = await request.get('/no-such-page');
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('<h1');
    await page.goto('/404');
    await expect(page.getByRole('main').getByRole('link', { name: 'home page' })).toBeVisible();
  });

  test('other spellings of an address lead to the page', async ({ request }) => {
    for (const [spelling, address] of [
      ['/services/', '/services'],
      ['/services.html', '/services'],
      ['/index.html', '/'],
    ] as const) {
      const response = await request.get(spelling, { maxRedirects: 0 });
      expect(response.status(), spelling).toBe(308);
      expect(response.headers().location).toBe(address);
    }
  });
});
