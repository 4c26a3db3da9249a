/** What staff change of branches. Each step ends with the page beside the form, and the lines of the file that have changed. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './support/editorTest.ts';
import {
  bar,
  chooseSite,
  expectSaved,
  expectShown,
  linksTo,
  look,
  openTask,
  pageFrame,
  phone,
  save,
  saveButton,
  textOf,
} from './support/steps.ts';

const CHENNAI = 'branches/chennai.yaml';

test('phone, Sunday and Pongal closed', { tag: '@smoke' }, async ({ clinic, page }) => {
  await test.step('a typing error is reported at its field, and the notation is corrected on blur', async () => {
    await openTask(page, 'Phone and chat', 'Chennai');
    await phone(page).fill('98400 1234');
    await expect(bar(page)).toContainText('Not finished yet');
    await expect(phone(page), 'half a number is no mistake yet').not.toHaveAttribute('aria-invalid', 'true');
    await page.keyboard.press('Tab');
    await expect(bar(page)).toContainText('Not saved: Chennai');
    await expect(phone(page)).toHaveAttribute('aria-invalid', 'true');
    expect(await saveButton(page).count(), 'as soon as its field says so').toBe(0);
    const stays = page.getByText(/before the last mistake\. Fix 1 mistake to update/);
    await look(page, stays);
    await phone(page).fill('+910000000077');
    await expect(linksTo(page, 'tel:+910000000077').first()).toBeAttached();
    await phone(page).fill('98400 12345');
    await expect(stays).toBeAttached();
    await expect(phone(page), 'it is put right afterwards').not.toHaveAttribute('aria-invalid', 'true');
    await expect(linksTo(page, 'tel:+910000000077').first()).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(phone(page)).toHaveValue('+91 98400 12345');
    await expect(stays).toBeHidden();
    await expect(linksTo(page, 'tel:+919840012345').first()).toBeAttached();
    await page.getByRole('button', { name: 'Use the new number for WhatsApp, too' }).click();
    await expect(page.getByText('WhatsApp still has the old number.')).toBeHidden();
    const lines = [
      '-phone: "+910000000001',
      '-whatsapp: "+910000000001',
      '+phone: "+919840012345',
      '+whatsapp: "+919840012345',
    ].map((line) => `${line}" # placeholder`);
    await expectSaved(page, clinic, [CHENNAI, ...lines]);
    await chooseSite(page, 'Kavalkinaru');
    await expect(linksTo(page, 'tel:+919840012345'), 'another branch’s own site').toHaveCount(0);
    await chooseSite(page, 'All branches');
  });

  await test.step('closed on Sunday', async () => {
    await openTask(page, 'Opening hours', 'Chennai');
    await page.getByRole('group', { name: 'Sunday' }).getByLabel('Closed').check();
    await expectShown(page, /^Closed$/);
    await expectSaved(page, clinic, [CHENNAI, '-  sunday: [11:00-13:30]', '+  sunday: closed']);
  });

  await test.step('Pongal, with a note', async () => {
    await openTask(page, 'Holidays and short days', 'Kavalkinaru');
    await page.getByRole('button', { name: 'Add one' }).click();
    await page.getByLabel('Day', { exact: true }).fill('2027-01-15');
    await page.getByLabel('Closed').check();
    await page.getByRole('textbox', { name: /English/ }).fill('Pongal');
    await expectShown(page, 'Pongal');
    await page.getByRole('button', { name: 'The same at Chennai' }).click();
    await expect(page.getByText('Chennai has this day, too.')).toBeVisible();
    const day = ['+exceptions:', '+  - day: 2027-01-15', '+    hours: closed', '+    note:', '+      en: Pongal', '+'];
    await expectSaved(page, clinic, [CHENNAI, ...day, 'branches/kavalkinaru.yaml', ...day]);
  });

  await test.step('probable mistakes are reported at their fields, counted, and asked about once', async () => {
    await openTask(page, 'Address and maps', 'Kavalkinaru');
    const name = textOf(page, 'Name of the branch');
    await name.fill('Kavalkinaru 🦷');
    await page.getByRole('button', { name: 'Use: Kavalkinaru', exact: true }).click();
    await expect(name).toHaveValue('Kavalkinaru');
    const landmark = page.getByRole('group', { name: /^Landmark/ }).getByRole('textbox', { name: 'English' });
    await landmark.fill('x'.repeat(590));
    await expect(page.getByRole('meter', { name: '590 of 600 characters' })).toBeVisible();
    await landmark.fill('<b>The temple</b>');
    await expect(page.getByText('would see this: <b>The temple</b>')).toBeVisible();
    await expectShown(page, '<b>The temple</b>');
    await saveButton(page).click();
    await expect(bar(page)).toContainText('Nothing is saved yet. Is this meant?');
    const lines = ['branches/kavalkinaru.yaml', '+landmark:', '+  en: <b>The temple</b>'];
    await expectSaved(page, clinic, lines);
  });
});

/** What does not fit a phone: a high bar, wide elements, small controls. */
const unhandy = (page: Page) =>
  page.evaluate(() => {
    const heightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().height ?? 0;
    const controls = document.querySelectorAll<HTMLInputElement>('a, button, input, select, textarea');
    const small = [...controls].filter((each) => {
      const target = /checkbox|file/.test(each.type) ? (each.closest('label') ?? each.labels?.[0]) : each;
      // A link among words is as high as they are.
      return each.checkVisibility() && !each.closest('p, li.line, .notice') && heightOf(target) < 44;
    });
    const high = heightOf(document.querySelector('.save-bar > .bar'));
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = Math.max(innerWidth, scrollWidth) - clientWidth;
    return [
      ...small.map((each) => each.outerHTML),
      ...(high > 64 ? [`bar: ${high}`] : []),
      ...(wide > 0 ? [`${wide}`] : []),
    ];
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('a receptionist at 360 x 740: phone number, Sunday, Pongal, an offer', async ({ clinic, page }) => {
    test.slow();
    const side = (name: 'Form' | 'Page') => page.getByRole('button', { name, exact: true }).tap();
    const mistakes = (name: RegExp) => bar(page).getByRole('button', { name });
    await expect(page.getByRole('heading', { name: 'Phone and chat' })).toBeInViewport();
    expect(await unhandy(page)).toEqual([]);

    await test.step('the page is one tap away, and so is the way back', async () => {
      await openTask(page, 'Phone and chat', 'Chennai');
      await phone(page).fill('98400 12345');
      await expect(bar(page)).toContainText('Kept on this device');
      const at = await page.evaluate(() => scrollY);
      await side('Page');
      const number = pageFrame(page).getByText('+91 98400 12345').filter({ visible: true }).first();
      await expect(number).toBeInViewport();
      await side('Form');
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(at);
      expect(await unhandy(page)).toEqual([]);
    });

    await test.step('Monday is copied to another day, or the day is closed', async () => {
      await openTask(page, 'Opening hours', 'Chennai');
      const sunday = page.getByRole('group', { name: 'Sunday' });
      const same = page.getByRole('button', { name: 'Same as Monday: Sunday' });
      await same.tap();
      await expect(sunday.getByLabel('Sunday: closes, shift 2')).toHaveValue('20:30');
      await sunday.getByLabel('Closed').check();
      await expect(same).toBeVisible();
      expect(await unhandy(page)).toEqual([]);
    });

    await test.step('a new holiday reports what is missing on blur or when saving', async () => {
      await openTask(page, 'Holidays and short days', 'Kavalkinaru');
      await page.getByRole('button', { name: 'Add one' }).tap();
      await expect(bar(page)).toContainText('Not finished yet');
      await expect(page.getByText('Choose the day.')).toHaveCount(0);
      await saveButton(page).tap();
      await expect(mistakes(/^1 mistake: show$/)).toBeVisible();
      await expect(page.getByLabel('Day', { exact: true })).toBeFocused();
      await page.getByRole('link', { name: 'Changes', exact: true }).tap();
      await expect(page.getByText('These mistakes have to go first')).toBeVisible();
      await expect(mistakes(/show/), 'the list has the way').toHaveCount(0);
      await page.getByRole('alert').getByRole('link').tap();
      await expect(page.getByLabel('Day', { exact: true })).toBeFocused();
      await page.getByLabel('Day', { exact: true }).fill('2027-01-15');
      await expect(page.getByText('Friday, 15 January 2027').first()).toBeVisible();
      await page.getByRole('textbox', { name: /English/ }).fill('Pongal');
      await expect(mistakes(/show/)).toBeHidden();
      expect(await unhandy(page)).toEqual([]);
    });

    await test.step('a new offer shows no mistakes yet, and is on the page; its photograph comes from the camera', async () => {
      await openTask(page, 'Offers', 'All branches');
      await page.getByRole('button', { name: 'Add one: Offers of the clinic' }).tap();
      await expect(page.getByRole('main').getByText('Not finished yet').first()).toBeVisible();
      await expect(page.locator('[aria-invalid]')).toHaveCount(0);
      await textOf(page, 'Title').fill('Deepavali Smile Offer');
      await side('Page');
      await expectShown(page, 'Deepavali Smile Offer');
      await side('Form');
      await textOf(page, 'Words above the title').fill('Deepavali');
      await saveButton(page).tap();
      await expect(textOf(page, 'Description')).toBeFocused();
      await textOf(page, 'Description').fill('A check-up before the sweets costs half as much.');
      expect(await unhandy(page)).toEqual([]);
      await page.getByRole('button', { name: 'Add one: Conditions' }).tap();
      await textOf(page, 'Number 1').fill('One check-up for each patient');
      const camera = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Take a photograph' }).tap();
      const picture = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#d98a29' } }).jpeg();
      await (await camera).setFiles({ name: 'lamp.jpg', mimeType: 'image/jpeg', buffer: await picture.toBuffer() });
      await textOf(page, 'What the picture shows').fill('A clay lamp on a table.');
      await page.getByRole('button', { name: 'Choose 🪔' }).tap();
      await expect(mistakes(/show/)).toBeHidden();
      expect(await unhandy(page)).toEqual([]);
      await save(page);
      expect(await unhandy(page)).toEqual([]);
      expect(clinic.read('branches/clinic.yaml')).toContain('image: offers/lamp.webp');
    });
  });
});
