import { answerOutside, expect, openPage, PHONE, test } from '../support/fixtures.ts';

const PATH = '/online-free-consultations-and-appointments';
/** The scripts of every page: the client entry, and what it loads after the page. */
const OF_EVERY_PAGE = 2;

test.describe('an island', () => {
  test.use({ viewport: { width: PHONE.width, height: 500 } });

  test('sleeps until it is seen', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await openPage(page, PATH);
    await page.waitForLoadState('load');
    expect(scripts.length).toBeLessThanOrEqual(OF_EVERY_PAGE);
    const form = page.locator('[data-island=ConsultationForm]');
    await expect(form).not.toHaveAttribute('data-awake');
    await form.scrollIntoViewIfNeeded();
    await expect(form).toHaveAttribute('data-awake', '');
    expect(scripts.length).toBeGreaterThan(OF_EVERY_PAGE);
  });

  for (const path of [PATH, '/bill-payment']) {
    test(`hydrates the HTML of ${path} unchanged: the same elements, with what was typed`, async ({ page }) => {
      await answerOutside(page);
      await openPage(page, path);
      const island = page.locator('[data-island]');
      const before = await island.evaluate((element) => {
        const nodes = [...element.querySelectorAll('*')];
        for (const field of element.querySelectorAll<HTMLInputElement>('input, textarea')) field.value = 'typed';
        Object.assign(window, { nodes });
        return nodes.length;
      });
      expect(before).toBeGreaterThan(4);
      await island.scrollIntoViewIfNeeded();
      await expect(island).toHaveAttribute('data-awake', '');
      const kept = await page.evaluate(
        () => (Reflect.get(window, 'nodes') as Element[]).filter((node) => node.isConnected).length,
      );
      expect(kept).toBe(before);
      for (const field of await island.locator('input, textarea').all()) await expect(field).toHaveValue('typed');
      const labels = island.locator('label[for]');
      for (const label of await labels.all()) {
        await expect(page.locator(`[id="${await label.getAttribute('for')}"]`)).toHaveCount(1);
      }
    });
  }
});
