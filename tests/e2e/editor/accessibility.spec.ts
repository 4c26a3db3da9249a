/** The editor works with the keyboard alone and on small screens, and axe finds nothing in it. */
import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../support/checks/axe.ts';
import { expect, test } from './support/editorTest.ts';
import { bar, openTask, pageFrame, phone, save } from './support/steps.ts';

test.describe.configure({ timeout: 240_000 });

const CHENNAI = 'branches/chennai.yaml';
const WIDTHS = [1280, 390] as const;

/** Pages of the editor, and what is there when they are ready. */
const PAGES = [
  ['branches', 'listitem'],
  ['branches/chennai/hours', 'group'],
  ['branches/clinic/offers', 'textbox'],
  ['branches/clinic/team', 'textbox'],
  ['texts', 'link'],
  ['texts/ta', 'listitem'],
  ['texts/ta?search=home', 'listitem'],
  ['texts/en/dental-tips/hero.title', 'textbox'],
  ['texts/ta/dental-tips/hero.title', 'textbox'],
  ['texts/ta/sheet', 'heading'],
  ['publish', 'listitem'],
] as const;

for (const language of ['en', 'ta'] as const)
  test(`axe finds nothing, and nothing scrolls sideways (${language})`, async ({ clinic: _, page }) => {
    test.slow();
    await openTask(page, 'Phone and chat', 'Chennai');
    await phone(page).fill('+910000000077');
    await save(page);
    await phone(page).fill('+91000000');
    // Half a number is no mistake while it is typed.
    await phone(page).press('Tab');
    await expect(phone(page)).toHaveAttribute('aria-invalid', 'true');
    const found = await axeViolations(page);
    // There is a save to list, and something to look at.
    await phone(page).fill('+910000000078');
    await expect(bar(page)).toContainText('Not saved: Chennai');
    await page.evaluate((code) => localStorage.setItem('editor.language', code), language);
    for (const [path, role] of PAGES) {
      await page.goto(new URL(`/${path}`, page.url()).href);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const main = page.getByRole('main');
      if (/offers|team/.test(path)) await main.locator('button[aria-expanded]').first().click();
      await expect(main.getByRole(role).first()).toBeVisible();
      for (const width of WIDTHS) {
        // So high that nothing lies under the bar.
        await page.setViewportSize({ width, height: 8000 });
        const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        const faults = [...(await axeViolations(page)), ...(sideways > 0 ? [`scrolls sideways by ${sideways}`] : [])];
        found.push(...faults.map((fault) => `${path} at ${width}: ${fault}`));
      }
    }
    expect(found).toEqual([]);
  });

/** A time has four stops: hours, minutes, half of the day, and its clock. */
const MAX_PRESSES = 200;

/** Moves to a control with Tab; the focus is visible all the way. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press(key);
    for (const focused of await page.locator(':focus').all()) {
      await expect(focused).toBeInViewport();
      await expect(focused).toHaveCSS('outline-style', /solid|auto/);
      await expect(focused).toHaveCSS('outline-width', /^(?:[2-9]|\d\d)/);
    }
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}

for (const width of WIDTHS)
  test(`keyboard alone: Sunday closed and saved, ${width} pixels wide`, async ({ clinic, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await tabTo(page, page.getByRole('link', { name: 'Opening hours: Chennai' }));
    await page.keyboard.press('Enter');
    const sunday = page.getByRole('group', { name: 'Sunday' });
    await expect(sunday).toBeVisible();
    await tabTo(page, sunday.getByLabel('Closed'));
    await page.keyboard.press('Space');
    await expect(bar(page)).toContainText('Not saved: Chennai');
    if (width < 1024) {
      await tabTo(page, page.getByRole('button', { name: 'Page', exact: true }), 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(
        pageFrame(page)
          .getByText(/^Closed$/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await expect(sunday).toBeHidden();
      await tabTo(page, page.getByRole('button', { name: 'Form', exact: true }), 'Shift+Tab');
      await page.keyboard.press('Enter');
    }
    await tabTo(page, bar(page).getByRole('button', { name: 'Save', exact: true }));
    await page.keyboard.press('Enter');
    await expect(bar(page)).toContainText('Saved: Chennai');
    expect(clinic.read(CHENNAI)).toContain('sunday: closed');
  });
