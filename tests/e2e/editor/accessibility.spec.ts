/** The editor works with the keyboard alone and on small screens, and axe finds nothing in it. */
import type { Page } from '@playwright/test';
import { axeViolations } from '../support/checks/axe.ts';
import { expect, test } from './support/editorTest.ts';
import { changedLines, openTask, pageFrame, save } from './support/steps.ts';

test.describe.configure({ timeout: 240_000 });

const CHENNAI = 'branches/chennai.yaml';
const WIDTHS = [1280, 768] as const;

/** Pages of the editor, and what is there when they are ready. */
const PAGES: Readonly<Record<string, (page: Page) => ReturnType<Page['getByRole']>>> = {
  '/branches': (page) => page.getByRole('listitem'),
  '/branches/chennai/hours': (page) => page.getByRole('group'),
  '/branches/clinic/offers': (page) => page.getByRole('textbox'),
  '/branches/clinic/team': (page) => page.getByRole('textbox'),
  '/branches/chennai/text': (page) => page.getByRole('textbox'),
  '/texts': (page) => page.getByRole('main').getByRole('heading', { level: 2 }),
  '/texts/ta': (page) => page.getByRole('main').getByRole('listitem'),
  '/texts/ta/dental-tips/hero.title': (page) => page.getByRole('textbox'),
  '/texts/ta/sheet': (page) => page.getByRole('main').getByRole('heading'),
  '/publish': (page) => page.getByRole('main').getByRole('figure'),
};

/** Opens a page as a link of the editor does, and everything that is folded on it. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (/offers|team/.test(path)) await page.getByRole('main').locator('button[aria-expanded]').first().click();
  await expect(PAGES[path]?.(page).first() ?? page.getByRole('main')).toBeVisible();
}

/** What axe finds, and whether the page scrolls sideways. The page beside the form is the site’s own matter. */
async function faults(page: Page): Promise<readonly string[]> {
  const { sideways, found } = {
    sideways: await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    found: await axeViolations(page),
  };
  const where = `${new URL(page.url()).pathname} at ${page.viewportSize()?.width}`;
  return [...found, ...(sideways > 0 ? [`scrolls sideways by ${sideways}`] : [])].map((fault) => `${where}: ${fault}`);
}

/** Saves once, so that there is a save to list, and changes something else, so that there is something to look at. */
async function saveOnce(page: Page): Promise<void> {
  await openTask(page, 'Phone and chat', 'Chennai');
  await page.getByLabel('Phone number').fill('+910000000077');
  await save(page);
  await page.getByLabel('Phone number').fill('+910000000078');
  await expect(page.getByText('Not saved: Chennai')).toBeVisible();
}

const AREAS = ['branches', 'texts', 'publish'] as const;

for (const language of ['en', 'ta'] as const)
  for (const area of AREAS)
    test(`axe finds nothing, and nothing scrolls sideways: ${area} (${language})`, async ({ clinic, page }) => {
      test.skip(language !== 'en' && !clinic.has(`locales/${language}/editor-staff.json`), 'It has no such words.');
      await saveOnce(page);
      await page.evaluate((code) => localStorage.setItem('editor.language', code), language);
      const found: string[] = [];
      for (const path of Object.keys(PAGES).filter((each) => each.startsWith(`/${area}`))) {
        await open(page, path);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 800 });
          found.push(...(await faults(page)));
        }
      }
      expect(found).toEqual([]);
    });

test.describe('a field that two people changed', () => {
  test('axe finds nothing where both values are shown', async ({ clinic, page }) => {
    await openTask(page, 'Phone and chat', 'Chennai');
    await page.getByLabel('Phone number').fill('+91000000');
    await expect(page.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true');
    const found = [...(await faults(page))];
    await page.getByLabel('Phone number').fill('+910000000077');
    await expect(page.getByText('Not saved: Chennai')).toBeVisible();
    clinic.write(CHENNAI, clinic.read(CHENNAI).replace('phone: "+910000000001"', 'phone: "+910000000088"'));
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Chennai: Phone number' })).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await faults(page)));
    }
    expect(found).toEqual([]);
  });
});

/** A time has four stops: hours, minutes, half of the day, and its clock. */
const MOST_PRESSES = 200;

/** Goes on with Tab to a control, looking at the focus on the way. */
async function tabTo(page: Page, name: RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return { name: '', isSeen: true };
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      const { top, bottom, width, height } = element.getBoundingClientRect();
      const group = element.closest('fieldset');
      const [text] = element instanceof HTMLInputElement ? [...(element.labels ?? [])].map((it) => it.textContent) : [];
      return {
        name: [
          group?.getAttribute('aria-label') ?? group?.querySelector('legend')?.textContent.trim(),
          element.getAttribute('aria-label') ?? text ?? element.textContent,
        ]
          .filter(Boolean)
          .join(': '),
        isSeen:
          outlineStyle !== 'none' &&
          Number.parseFloat(outlineWidth) >= 2 &&
          width > 0 &&
          height > 0 &&
          bottom > 0 &&
          top < innerHeight,
      };
    });
  for (let presses = 0; presses < MOST_PRESSES; presses += 1) {
    await page.keyboard.press(key);
    const at = await focused();
    expect(at.isSeen, `the focus on "${at.name}" is seen`).toBe(true);
    if (name.test(at.name)) return;
  }
  throw new Error(`The keyboard does not reach ${name}.`);
}

for (const width of WIDTHS)
  test(`Sunday closed and saved by the keyboard alone, ${width} pixels wide`, async ({ clinic, page }) => {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('link', { name: 'Opening hours: Chennai' })).toBeVisible();
    await tabTo(page, /^Opening hours: Chennai$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Sunday' })).toBeVisible();
    await tabTo(page, /^Sunday: Closed$/);
    await page.keyboard.press('Space');
    await expect(page.getByText('Not saved: Chennai')).toBeVisible();
    if (width < 1024) {
      await tabTo(page, /^Page$/, 'Shift+Tab');
      await page.keyboard.press('Enter');
      await expect(pageFrame(page).getByText('Closed', { exact: true }).first()).toBeVisible();
      await expect(page.getByRole('group', { name: 'Sunday' })).toBeHidden();
      await tabTo(page, /^Form$/, 'Shift+Tab');
      await page.keyboard.press('Enter');
    }
    await tabTo(page, /^Save$/);
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Saved: Chennai/)).toBeVisible();
    expect(changedLines(clinic)).toEqual([CHENNAI, '-  sunday: [11:00-13:30]', '+  sunday: closed']);
  });
