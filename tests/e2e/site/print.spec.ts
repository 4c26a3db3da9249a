/** Printed pages hold what a patient wants to take along, and nothing that works only on a screen. */
import type { Page } from '@playwright/test';
import { formatPhone } from '../../../branches/model/phone.ts';
import { answerOutsideOnPage } from '../support/answerOnPage.ts';
import { CONSULTATION } from '../support/consultationForm.ts';
import { expect, openPage, test } from '../support/fixtures.ts';
import { site } from '../support/sites/fixtureSite.ts';

/** The maximum number of A4 sheets for each page. */
const SHEETS = {
  '/services/root-canal-treatment': 4,
  '/services/teeth-extraction': 5,
  '/contact': 3,
  '/tooth-pain-relief': 6,
  '/offers': 2,
  [CONSULTATION]: 4,
  '/about': 7,
} as const;

/** The printable area of an A4 sheet, in CSS pixels. */
const SHEET = { width: 718, height: 1030 };

/** Opens a page in print mode. */
async function openPrinted(page: Page, path: string): Promise<void> {
  await page.setViewportSize(SHEET);
  await answerOutsideOnPage(page);
  await openPage(page, path);
  await page.emulateMedia({ media: 'print' });
}

/** Lists what should not be printed, one per line. */
async function uselessContent(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    /** Contrast with white paper: printers omit backgrounds. */
    const contrast = (color: string) => {
      const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05);
    };
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      if (element.getBoundingClientRect().height === 0) continue;
      const { position, color, boxShadow, clipPath } = getComputedStyle(element);
      if (clipPath.startsWith('inset(50%')) continue;
      const text = element.innerText?.replace(/\s+/g, ' ').trim().slice(0, 40);
      const name = `${element.localName} "${text}"`;
      if (element.matches('button, input, textarea, select, form, nav, iframe, [data-toasts], [data-confetti]')) {
        found.push(`nobody can use this: ${name}`);
      }
      if (position === 'fixed' || position === 'sticky') found.push(`this lies on the text: ${name}`);
      if (boxShadow !== 'none') found.push(`a shadow: ${name}`);
      const isText = [...element.childNodes].some(({ nodeType, data }: ChildNode & { data?: string }) =>
        nodeType === Node.TEXT_NODE ? data?.trim() : false,
      );
      if (isText && !element.closest('[aria-hidden=true]') && contrast(color) < 4.5)
        found.push(`too pale on paper: ${name} ${color}`);
    }
    return found;
  });
}

for (const [path, sheets] of Object.entries(SHEETS)) {
  test(`${path} prints on ${sheets} sheets at most, with contacts and nothing useless`, async ({ page }) => {
    await openPrinted(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('banner').getByText(site.clinic.name.en)).toBeVisible();
    const contacts = page.getByRole('contentinfo');
    for (const { phone, address } of site.branches) {
      await expect(contacts.getByText(formatPhone(phone))).toBeVisible();
      await expect(contacts.getByText(address.postcode)).toBeVisible();
    }
    await expect(contacts.getByText('10:30 AM to 1:30 PM')).toBeVisible();
    await expect(contacts.getByText('Subscribe')).toBeHidden();
    expect(await uselessContent(page)).toEqual([]);
    // The danger signs, folded or not, and answers.
    const folded = page.getByRole('main').locator('[data-level=emergency] li, details > div');
    for (const part of await folded.all()) await expect(part).toBeVisible();

    const paper = await page.pdf({
      format: 'A4',
      margin: { top: '12mm', bottom: '12mm', left: '12mm', right: '12mm' },
    });
    const printed = paper.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
    expect(printed.length).toBeGreaterThan(0);
    expect(printed.length).toBeLessThanOrEqual(sheets);
  });
}

test('external links print with their addresses, except searches and prepared messages', async ({ page }) => {
  await openPrinted(page, CONSULTATION);
  const links = page.getByRole('main').locator('a[href^="http"]').filter({ visible: true });
  const printed = await links.evaluateAll((all) =>
    all.map((link) => [link.getAttribute('href'), getComputedStyle(link, '::after').content]),
  );
  expect(printed.length).toBeGreaterThanOrEqual(site.branches.length);
  for (const [address, after] of printed) expect(after).toBe(`" (${address})"`);
  for (const { booking } of site.branches) expect(printed.flat()).toContain(booking.portal);
  expect(printed.flat().join()).not.toContain('?');
});

test('numbers to call print as numbers, and a closed answer prints', async ({ page }) => {
  await openPrinted(page, '/contact');
  const calls = page.locator('a[href^="tel:"]').filter({ visible: true });
  expect(await calls.count()).toBeGreaterThanOrEqual(2 * site.branches.length);
  for (const call of await calls.all()) {
    const digits = (await call.innerText()).replace(/\D/g, '');
    expect((await call.getAttribute('href'))?.replace(/\D/g, '')).toBe(digits);
  }
  expect(await page.locator('main details:not([open]) > div:visible').count()).toBeGreaterThan(3);
});

test('FAQ answers are opened for printing where CSS cannot do it, then closed again', async ({ page }) => {
  await openPage(page, '/contact');
  const questions = page.locator('main details');
  const count = await questions.count();
  await questions.first().locator('summary').click();
  const fire = (name: string) => page.evaluate((type) => dispatchEvent(new Event(type)), name);
  await fire('beforeprint');
  await expect(page.locator('main details[open]')).toHaveCount(count);
  await fire('afterprint');
  await expect(page.locator('main details[open]')).toHaveCount(1);
  await expect(questions.first()).toHaveAttribute('open');
});
