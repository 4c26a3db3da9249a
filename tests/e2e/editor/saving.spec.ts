/** Nothing is lost, nothing invalid is saved, and nobody's work is overwritten. */
import { lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './support/editorTest.ts';
import { changedLines, openTask, save } from './support/steps.ts';

test.describe.configure({ timeout: 180_000 });

const CHENNAI = 'branches/chennai.yaml';
const PHONE = [CHENNAI, '-phone: "+910000000001" # placeholder', '+phone: "+910000000077" # placeholder'];
const SUNDAY = ['-  sunday: [11:00-13:30]', '+  sunday: closed'];

const bar = (page: Page) => page.getByRole('region', { name: 'Saving' });
const phone = (page: Page) => page.getByLabel('Phone number');
const whatsapp = (page: Page) => page.getByLabel('WhatsApp number');

async function closeSunday(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Sunday' }).getByLabel('Closed').check();
}

test.describe('what is not saved', () => {
  test('outlives a reload in the middle of typing, and the end of the editor', { tag: '@smoke' }, async ({
    clinic,
    page,
  }) => {
    await openTask(page, 'Phone and chat', 'Chennai');
    await phone(page).fill('+910000000077');
    await page.reload();
    await expect(phone(page)).toHaveValue('+910000000077');
    await expect(bar(page)).toContainText('Not saved: Chennai');
    const port = Number(new URL(page.url()).port);
    await page.goto('about:blank');
    await clinic.kill();
    await page.goto(await clinic.start(port));
    await expect(bar(page)).toContainText('Not saved: Chennai');
    expect(changedLines(clinic)).toEqual([]);
    await openTask(page, 'Phone and chat', 'Chennai');
    await expect(phone(page)).toHaveValue('+910000000077');
    await save(page);
    expect(changedLines(clinic)).toEqual(PHONE);
  });

  test('is thrown away when a person says so, and not before', async ({ clinic, page }) => {
    await openTask(page, 'Phone and chat', 'Chennai');
    await phone(page).fill('+910000000077');
    await page.getByRole('button', { name: 'Throw away' }).click();
    const question = page.getByRole('dialog', { name: 'Throw your changes away?' });
    await expect(question).toContainText('Chennai');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(phone(page)).toHaveValue('+910000000077');
    await page.getByRole('button', { name: 'Throw away' }).click();
    await question.getByRole('button', { name: 'Throw away' }).click();
    await expect(phone(page)).toHaveValue('+910000000001');
    await expect(bar(page)).toContainText('Everything is saved.');
    expect(changedLines(clinic)).toEqual([]);
  });
});

test('what saving changes is told before it, on which pages it is, and how it gets onto the website', async ({
  clinic,
  page,
}) => {
  await openTask(page, 'Phone and chat', 'Chennai');
  await phone(page).fill('+910000000077');
  await page.getByRole('link', { name: 'Changes', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What changes' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Phone number/ }).getByRole('insertion')).toHaveText('+91 00000 00077');
  await expect(page.getByText(/^Chennai: Phone number on \d+ pages$/)).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole('figure')).toHaveCount(2);
  await expect(page.getByText('+910000000077 is a placeholder')).toBeVisible();
  await expect(page.getByText(/with Git, commit and push\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await save(page);
  await expect(bar(page)).toContainText('Saved: Chennai. They get onto the website from this folder: with Git');
  await expect(page.getByRole('main').getByText('Everything is saved.').first()).toBeVisible();
  expect(changedLines(clinic)).toEqual(PHONE);
});

test.describe('while the editor’s program does not answer', () => {
  // The browser itself reports every request that fails.
  test.use({ expectedNoise: /Failed to load resource|ERR_CONNECTION/ });

  test('what is typed stays in the browser, and is saved when it was started again', async ({ clinic, page }) => {
    const port = Number(new URL(page.url()).port);
    await openTask(page, 'Phone and chat', 'Chennai');
    await expect(phone(page)).toHaveValue('+910000000001');
    await clinic.kill();
    await phone(page).fill('+910000000077');
    await expect(page.getByText(/does not answer.*What you typed is kept in this browser/)).toBeVisible();
    await whatsapp(page).fill('+910000000078');
    const other = await page.context().newPage();
    await other.goto(await clinic.start(port));
    await expect(page.getByText(/does not answer/)).toBeHidden();
    await expect(bar(page)).toContainText('Not saved: Chennai');
    await save(page);
    expect(changedLines(clinic)).toHaveLength(5);
    expect(clinic.read(CHENNAI)).toContain(
      'phone: "+910000000077" # placeholder\nwhatsapp: "+910000000078" # placeholder',
    );
    await expect(bar(other)).toContainText('Everything is saved.');
    await other.close();
  });
});

test('two windows have the same draft', async ({ clinic, page }) => {
  await openTask(page, 'Phone and chat', 'Chennai');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(phone(other)).toHaveValue('+910000000001');
  await phone(page).fill('+910000000077');
  await expect(phone(other)).toHaveValue('+910000000077');
  await whatsapp(other).fill('+910000000078');
  await expect(whatsapp(page)).toHaveValue('+910000000078');
  await save(page);
  await expect(bar(other)).toContainText('Everything is saved.');
  expect(changedLines(clinic)).toHaveLength(5);
  await other.close();
});

test.describe('a save is taken back', () => {
  test('the last one by the button beside the message; it is saved like any change', async ({ clinic, page }) => {
    await openTask(page, 'Phone and chat', 'Chennai');
    await phone(page).fill('+910000000077');
    await save(page);
    expect(changedLines(clinic)).toEqual(PHONE);
    await bar(page).getByRole('button', { name: 'Undo' }).click();
    await expect(phone(page)).toHaveValue('+910000000001');
    await save(page);
    expect(changedLines(clinic)).toEqual([]);
  });

  test('an earlier one, from the list of saves: what was saved since stays', async ({ clinic, page }) => {
    await openTask(page, 'Phone and chat', 'Chennai');
    await phone(page).fill('+910000000077');
    await save(page);
    await page.getByRole('link', { name: 'All tasks' }).click();
    await openTask(page, 'Opening hours', 'Chennai');
    await closeSunday(page);
    await expect(bar(page)).toContainText('Not saved: Chennai');
    await save(page);
    expect(changedLines(clinic)).toEqual([...PHONE, ...SUNDAY]);
    await page.getByRole('link', { name: 'Changes', exact: true }).click();
    const saves = page.getByRole('region', { name: 'Last saves' }).getByRole('group');
    await expect(saves).toHaveText([/^Chennai: Opening hours, Sunday/, /^Chennai: Phone number/]);
    await saves
      .nth(1)
      .getByText(/Phone number/)
      .click();
    await saves.nth(1).getByRole('button', { name: 'Take this back' }).click();
    await expect(page.getByText('It is taken back among your changes')).toBeVisible();
    await save(page);
    expect(changedLines(clinic)).toEqual([CHENNAI, ...SUNDAY]);
  });
});

test.describe('two people at once', () => {
  test('different fields: both changes are kept', async ({ clinic, page }) => {
    await openTask(page, 'Phone and chat', 'Chennai');
    await phone(page).fill('+910000000077');
    await expect(bar(page)).toContainText('Not saved: Chennai');
    clinic.write(CHENNAI, clinic.read(CHENNAI).replace('sunday: [11:00-13:30]', 'sunday: closed'));
    await expect(bar(page)).toContainText('Somebody else has changed one of these files');
    await save(page);
    expect(changedLines(clinic)).toEqual([...PHONE, ...SUNDAY]);
  });

  for (const [choice, number] of [
    ['Mine', '77'],
    ['Theirs', '88'],
  ] as const)
    test(`the same field: ${choice}`, async ({ clinic, page }) => {
      await openTask(page, 'Phone and chat', 'Chennai');
      await phone(page).fill('+910000000077');
      await expect(bar(page)).toContainText('Not saved: Chennai');
      const theirs = clinic.read(CHENNAI).replace('phone: "+910000000001"', 'phone: "+910000000088"');
      clinic.write(CHENNAI, theirs);
      await bar(page).getByRole('button', { name: 'Save', exact: true }).click();
      const field = page.getByRole('group', { name: 'Chennai: Phone number' });
      await expect(field).toContainText('It was: +91 00000 00001');
      await expect(field).toContainText('+91 00000 00088');
      expect(clinic.read(CHENNAI)).toBe(theirs);
      await field.getByLabel(choice).check();
      await page.getByRole('button', { name: 'Go on with what I have chosen' }).click();
      await expect(bar(page)).toContainText('Everything is saved.');
      expect(clinic.read(CHENNAI)).toBe(theirs.replace('"+910000000088"', `"+9100000000${number}"`));
    });
});

test('a file that cannot be read is corrected as text', async ({ clinic, page }) => {
  const good = clinic.read(CHENNAI);
  const bad = good.replace('phone: "+910000000001"', 'phone: "+910000000001');
  clinic.write(CHENNAI, bad);
  await page.reload();
  const card = page.getByRole('listitem').filter({ hasText: 'Opening hours' });
  await card.getByRole('link', { name: /chennai/i }).click();
  await expect(page.getByText('This file cannot be read, so there is no form for it.')).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Text' });
  await expect(text).toHaveValue(bad);
  await expect(page.getByText(/Line \d+, column \d+:/).first()).toBeVisible();
  await text.fill(good.replace('sunday: [11:00-13:30]', 'sunday: closed'));
  await page.getByRole('button', { name: 'Take over this text' }).click();
  await expect(page.getByText('This file cannot be read')).toBeHidden();
  await save(page);
  expect(changedLines(clinic)).toEqual([CHENNAI, ...SUNDAY]);
});

test.describe('a mistake', () => {
  test('that a change brings into another file is said when saving is refused, until it is corrected', async ({
    clinic,
    page,
  }) => {
    const slugOf = (path: string) => /slug: (\S+)/.exec(clinic.read(path))?.[1] ?? '';
    await openTask(page, 'Booking', 'Chennai');
    const slug = page.getByLabel('Address of the booking page', { exact: true });
    await slug.fill(slugOf('branches/kavalkinaru.yaml'));
    await expect(bar(page)).toContainText('Not saved: Chennai');
    await bar(page).getByRole('button', { name: 'Save', exact: true }).click();
    await expect(bar(page)).toContainText('These mistakes have to go first');
    expect(changedLines(clinic)).toEqual([]);
    await slug.fill(slugOf(CHENNAI));
    await expect(bar(page)).not.toContainText('These mistakes have to go first');
  });

  test('of somebody else, in a file without a form, stops nobody', async ({ clinic, page }) => {
    await openTask(page, 'Phone and chat', 'Chennai');
    await phone(page).fill('+910000000077');
    await expect(bar(page)).toContainText('Not saved: Chennai');
    clinic.write('locales/ta/contact.json', '{');
    await save(page);
    expect(changedLines(clinic)).toEqual(expect.arrayContaining(PHONE));
  });

  test('in a form keeps it from being saved as soon as its field says so', async ({ clinic, page }) => {
    await openTask(page, 'Phone and chat', 'Chennai');
    await expect(phone(page)).toHaveValue('+910000000001');
    await phone(page).fill('98400 12345');
    await expect(bar(page)).toContainText('Not saved: Chennai');
    await expect(phone(page)).toHaveAttribute('aria-invalid', 'true');
    expect(await bar(page).getByRole('button', { name: 'Save', exact: true }).isDisabled()).toBe(true);
    expect(changedLines(clinic)).toEqual([]);
  });
});

test.describe('links out of the content folders', () => {
  // The browser reports what the editor refuses.
  test.use({ expectedNoise: /status of (?:4|5)\d\d/ });

  test('are never written through', async ({ clinic, page }) => {
    const outside = join(clinic.root, '../outside');
    mkdirSync(outside);
    // A branch file becomes a link while a change of it is unsaved.
    await openTask(page, 'Phone and chat', 'Chennai');
    await phone(page).fill('+910000000077');
    await expect(bar(page)).toContainText('Not saved: Chennai');
    const file = join(clinic.root, CHENNAI);
    const text = clinic.read(CHENNAI);
    renameSync(file, join(outside, 'chennai.yaml'));
    symlinkSync(join(outside, 'chennai.yaml'), file);
    await bar(page).getByRole('button', { name: 'Save', exact: true }).click();
    // To the editor, the file is gone.
    await page.getByLabel('Keep it, with my changes').check();
    await page.getByRole('button', { name: 'Go on with what I have chosen' }).click();
    await expect(page.getByText('does not write to branches/chennai.yaml')).toBeVisible();
    expect(readFileSync(join(outside, 'chennai.yaml'), 'utf8')).toBe(text);
    expect(lstatSync(file).isSymbolicLink()).toBe(true);
    // A folder of pictures is one.
    renameSync(join(clinic.root, 'media/offers'), join(outside, 'offers'));
    symlinkSync(join(outside, 'offers'), join(clinic.root, 'media/offers'), 'junction');
    const before = readdirSync(join(outside, 'offers'));
    const { origin } = new URL(page.url());
    const version = await (await page.request.get(`${origin}/api/store/version`)).json();
    const answer = await page.request.post(`${origin}/api/store/commit`, {
      headers: { Origin: origin },
      data: { base: version, changes: [{ path: 'media/offers/pongal.jpg', bytes: 'AAAA' }], message: '' },
    });
    expect(await answer.text()).toContain('a link leads out of media/');
    expect(readdirSync(join(outside, 'offers'))).toEqual(before);
  });
});
