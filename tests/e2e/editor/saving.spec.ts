import { expect, test } from './support/editorTest.ts';
import { bar, changeOf, expectSaved, LONG, openTask, phone } from './support/steps.ts';

test.describe.configure({ timeout: 240_000 });

const CHENNAI = 'branches/chennai.yaml';
const PHONE = ['-phone: "+910000000001" # placeholder', '+phone: "+910000000077" # placeholder'];
const SUNDAY = ['-  sunday: [11:00-13:30]', '+  sunday: closed'];
const TAKEN_BACK = ['-phone: "+910000000077" # placeholder', '+phone: "+910000000001" # placeholder'];

test('unsaved changes stay until they are discarded', { tag: '@smoke' }, async ({ clinic, page }) => {
  await openTask(page, 'Phone and chat', 'Chennai');
  await phone(page).fill('+910000000077');
  await page.reload();
  await expect(phone(page)).toHaveValue('+91 00000 00077');
  await expect(bar(page)).toContainText('Not saved: Chennai');
  const port = Number(new URL(page.url()).port);
  await page.goto('about:blank');
  await clinic.kill();
  await page.goto(await clinic.start(port));
  await expect(bar(page)).toContainText('Not saved: Chennai');
  expect(clinic.changes()).toEqual([]);
  await openTask(page, 'Phone and chat', 'Chennai');
  await expect(phone(page)).toHaveValue('+91 00000 00077');
  await expectSaved(page, clinic, [CHENNAI, ...PHONE]);

  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(phone(page)).toHaveValue('+91 00000 00001');
  const question = page.getByRole('dialog', { name: 'Throw your changes away?' });
  for (const [answer, left] of [
    ['Cancel', '+91 00000 00001'],
    ['Throw away', '+91 00000 00077'],
  ] as const) {
    await page.getByRole('button', { name: 'Throw away' }).click();
    await expect(question).toContainText('Chennai');
    await question.getByRole('button', { name: answer }).click();
    await expect(phone(page)).toHaveValue(left);
  }
  await expect(bar(page)).toContainText('Everything is saved.');
  expect(clinic.changes()).toEqual([]);
});

test('the changes of a save are shown beforehand; an earlier save is undone', async ({ clinic, page }) => {
  await openTask(page, 'Phone and chat', 'Chennai');
  await phone(page).fill('+910000000077');
  await page.getByLabel('WhatsApp number').fill('+910000000078');
  await page.getByLabel('E-mail address').fill('new@sample-dental.example');
  await page.getByRole('link', { name: 'Changes', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What changes' })).toBeVisible();
  for (const field of ['WhatsApp number', 'E-mail address']) {
    await page.getByRole('button', { name: `Take back: Chennai: ${field}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
    await expect(changeOf(page, field)).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await expect(changeOf(page, 'Phone number')).toContainText('Phone number: +91 00000 00001 → +91 00000 00077');
  await expect(page.getByText(/^Pages that change: /)).toBeVisible(LONG);
  await expect(page.getByText(/with Git, commit and push\.$/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toHaveCount(0);
  await expectSaved(page, clinic, [CHENNAI, ...PHONE]);
  await expect(bar(page)).toContainText('Saved: Chennai: Phone number. It gets onto the website from this folder');
  await expect(page.getByRole('main').getByText('Everything is saved.').first()).toBeVisible();

  await openTask(page, 'Opening hours', 'Chennai');
  await page.getByRole('group', { name: 'Sunday' }).getByLabel('Closed').check();
  await expectSaved(page, clinic, [CHENNAI, ...SUNDAY]);
  await page.getByRole('link', { name: 'Changes', exact: true }).click();
  const saves = page.getByRole('region', { name: 'Last saves' }).getByRole('group');
  await expect(saves).toHaveText([/^Chennai: Opening hours, Sunday/, /^Chennai: Phone number/]);
  const earlier = saves.nth(1);
  await earlier.getByText(/Phone number/).click();
  await earlier.getByRole('button', { name: 'Undo this publication' }).click();
  await expect(page.getByText('It is undone among your changes')).toBeVisible();
  await expectSaved(page, clinic, [CHENNAI, ...TAKEN_BACK]);

  await test.step('to-dos before going live link to their fields, and disappear when they are done', async () => {
    await page.getByRole('link', { name: 'Facts', exact: true }).click();
    await page.getByRole('link', { name: /^Getting ready: \d+ of \d+ left$/ }).click();
    const left = (field: string) => page.getByRole('link', { name: `Chennai, ${field}`, exact: true });
    await expect(page.getByRole('listitem').filter({ has: left('Phone number') })).toContainText('+91 00000 00001');
    await left('Phone number').click();
    await expect(phone(page)).toBeFocused();
    await phone(page).fill('+919840012345');
    await expect(bar(page)).toContainText('Not saved: Chennai');
    await page.goBack();
    await expect(left('WhatsApp number')).toBeVisible();
    await expect(left('Phone number')).toBeHidden();
  });
});

test.describe('two windows', () => {
  // The browser itself reports every request that fails.
  test.use({ expectedNoise: /Failed to load resource|ERR_CONNECTION/ });

  test('share a draft, which stays while the editor’s server does not answer', async ({ clinic, page }) => {
    await openTask(page, 'Phone and chat', 'Chennai');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await expect(phone(other)).toHaveValue('+91 00000 00001');
    await phone(page).fill('+910000000077');
    await expect(phone(other)).toHaveValue('+91 00000 00077');
    const chat = 'WhatsApp number';
    await other.getByLabel(chat).fill('+910000000078');
    await expect(page.getByLabel(chat)).toHaveValue('+91 00000 00078');

    await clinic.kill();
    await phone(page).fill('+910000000087');
    await expect(page.getByText(/does not answer.*What you typed is kept in this browser/)).toBeVisible();
    await page.getByLabel(chat).fill('+910000000088');
    await other.goto(await clinic.start(Number(new URL(page.url()).port)));
    await expect(page.getByText(/does not answer/)).toBeHidden();
    const old = ['-phone', '-whatsapp'].map((line) => expect.stringContaining(line));
    const lines = ['+phone: "+910000000087" # placeholder', '+whatsapp: "+910000000088" # placeholder'];
    await expectSaved(page, clinic, [CHENNAI, ...old, ...lines]);
    await expect(bar(other)).toContainText('Everything is saved.');
    await other.close();
  });
});

test('changes by others are merged', async ({ clinic, page }) => {
  const changeElsewhere = (from: string, to: string) => clinic.write(CHENNAI, clinic.read(CHENNAI).replace(from, to));
  await openTask(page, 'Phone and chat', 'Chennai');
  await phone(page).fill('+910000000077');
  await expect(bar(page)).toContainText('Not saved: Chennai');
  changeElsewhere('sunday: [11:00-13:30]', 'sunday: closed');
  await expect(bar(page)).toContainText('Somebody else has changed one of these files');
  await expectSaved(page, clinic, [CHENNAI, ...PHONE, ...SUNDAY]);
});

test('a file that cannot be read is named with its mistakes, until it is mended', async ({ clinic, page }) => {
  const good = clinic.read(CHENNAI);
  const bad = good.replace('phone: "+910000000001"', 'phone: "+910000000001');
  clinic.write(CHENNAI, bad);
  await page.reload();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Opening hours' })
    .getByRole('link', { name: /chennai/i })
    .click();
  await expect(page.getByText('This file cannot be read, so there is no form for it.')).toBeVisible();
  await expect(page.getByText(/Line \d+, column \d+:/).first()).toBeVisible();
  clinic.write(CHENNAI, good.replace('sunday: [11:00-13:30]', 'sunday: closed'));
  await expect(page.getByText('This file cannot be read')).toBeHidden(LONG);
  await expect(page.getByRole('group', { name: 'Sunday' }).getByLabel('Closed')).toBeChecked();
});
