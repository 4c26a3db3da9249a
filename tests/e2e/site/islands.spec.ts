import type { Page } from '@playwright/test';
import { answerOutside, expect, openPage, PHONE, test } from '../support/fixtures.ts';

const PATH = '/online-free-consultations-and-appointments';
/** The scripts of every page: the client entry, and what it loads after the page. */
const OF_EVERY_PAGE = 2;
const FIELDS = '[data-island] :is(input, textarea)';

/** Opens the page with its island set to another trigger, and returns the scripts that it requests. */
async function openWith(page: Page, moment: 'visible' | 'interaction'): Promise<string[]> {
  const scripts: string[] = [];
  await answerOutside(page);
  await page.route(PATH, async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replace(/data-when="\w+"/, `data-when="${moment}"`),
    });
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await openPage(page, PATH);
  return scripts;
}

const form = (page: Page) => page.locator('[data-island=ConsultationForm]');
const submit = (page: Page) => page.getByRole('button', { name: 'Send on WhatsApp' });

test.describe('an island', () => {
  test.use({ viewport: { width: PHONE.width, height: 500 } });

  test('with the trigger visible sleeps until it is seen', async ({ page }) => {
    const scripts = await openWith(page, 'visible');
    await page.waitForLoadState('load');
    expect(scripts.length).toBeLessThanOrEqual(OF_EVERY_PAGE);
    await expect(form(page)).not.toHaveAttribute('data-awake');
    await form(page).scrollIntoViewIfNeeded();
    await expect(form(page)).toHaveAttribute('data-awake', '');
    expect(scripts.length).toBeGreaterThan(OF_EVERY_PAGE);
  });

  test('with the trigger interaction sleeps though visible, and keeps the click that wakes it', async ({ page }) => {
    const scripts = await openWith(page, 'interaction');
    await form(page).scrollIntoViewIfNeeded();
    await submit(page).scrollIntoViewIfNeeded();
    expect(scripts.length).toBeLessThanOrEqual(OF_EVERY_PAGE);
    await expect(form(page)).not.toHaveAttribute('data-awake');
    // Filled without a focus, so that the click is the first interaction.
    await page.locator(FIELDS).evaluateAll((inputs) => {
      for (const input of inputs as HTMLInputElement[]) input.value = 'Early';
    });
    const [tab] = await Promise.all([page.context().waitForEvent('page'), submit(page).click()]);
    await tab.waitForLoadState();
    expect(decodeURIComponent(tab.url())).toContain('Name: Early');
    expect(page.context().pages()).toHaveLength(2);
  });

  test('wakes at the first focus', async ({ page }) => {
    await openWith(page, 'interaction');
    await page.locator(FIELDS).first().focus();
    await expect(form(page)).toHaveAttribute('data-awake', '');
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
