/** What staff change of branches. Each step ends with the page beside the form, and the lines of the file that have changed. */
import { expect, test } from './support/editorTest.ts';
import { bar, expectSaved, expectShown, linksTo, openTask, phone, save, saveButton, textOf } from './support/steps.ts';

const CHENNAI = 'branches/chennai.yaml';

test('a number, opening hours and a holiday', { tag: '@smoke' }, async ({ clinic, page }) => {
  await test.step('a typing error is said at its field, and another spelling put right once the field is left', async () => {
    await openTask(page, 'Phone and chat', 'Chennai');
    await phone(page).fill('98400 1234');
    await expect(bar(page)).toContainText('Not saved: Chennai');
    await expect(phone(page)).toHaveAttribute('aria-invalid', 'true');
    expect(await saveButton(page).isDisabled(), 'as soon as its field says so').toBe(true);
    await phone(page).fill('+910000000077');
    await expect(linksTo(page, 'tel:+910000000077').first()).toBeAttached();
    await phone(page).fill('98400 12345');
    await expect(page.getByText(/^This is not a phone number in India\. Type ten digits/).first()).toBeVisible();
    const stays = page.getByText(/before the last mistake\. Fix 1 mistake to update/);
    await expect(stays).toBeVisible();
    await expect(linksTo(page, 'tel:+910000000077').first()).toBeAttached();
    await page.keyboard.press('Tab');
    await expect(phone(page)).toHaveValue('+91 98400 12345');
    await expect(stays).toBeHidden();
    await expect(linksTo(page, 'tel:+919840012345').first()).toBeAttached();
    const lines = ['-phone: "+910000000001" # placeholder', '+phone: "+919840012345" # placeholder'];
    await expectSaved(page, clinic, [CHENNAI, ...lines]);
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
    const day = ['+  - day: 2027-01-15', '+    hours: closed', '+    note:', '+      en: Pongal', '+'];
    await expectSaved(page, clinic, ['branches/kavalkinaru.yaml', '+exceptions:', ...day]);
  });
});

test('a third branch opens, with a site of its own; another one closes', async ({ clinic, page }) => {
  test.slow();
  await page.getByRole('button', { name: 'New branch' }).click();
  await page.getByLabel('Short name of the branch').fill('madurai');
  await page.getByRole('button', { name: 'Make the branch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Madurai/ })).toBeVisible();
  await openTask(page, 'Phone and chat', 'Madurai');
  await phone(page).fill('+910000000066');
  await page.getByLabel('WhatsApp number').fill('+910000000067');
  await expect(linksTo(page, 'tel:+910000000066').first()).toBeAttached();
  await openTask(page, 'Address and maps', 'Madurai');
  await textOf(page, 'Part of the city').fill('Anna Nagar');
  await textOf(page, 'Region').fill('South Madurai');
  await expectShown(page, /Anna Nagar/);
  await page.getByRole('combobox', { name: 'Site' }).selectOption('Madurai');
  await expect(linksTo(page, 'tel:+910000000001')).toHaveCount(0);
  await expectShown(page, /Anna Nagar/);
  await save(page);
  expect(clinic.git('status', '--porcelain')).toBe('?? branches/madurai.yaml\n');
  clinic.git('add', '--all');
  clinic.run('build.ts', 'madurai');
  const contact = clinic.read('dist/madurai/contact.html');
  for (const own of ['tel:+910000000066', 'Anna Nagar']) expect(contact).toContain(own);
  expect(contact).not.toContain('+910000000001');

  await test.step('what else changes is told before, and follows', async () => {
    await page.getByRole('combobox', { name: 'Site' }).selectOption({ index: 0 });
    await page.getByRole('link', { name: 'Facts', exact: true }).click();
    await expect(linksTo(page, 'tel:+910000000001').first()).toBeAttached();
    await page.getByRole('button', { name: 'Close branch Chennai' }).click();
    const question = page.getByRole('dialog', { name: 'Close branch Chennai' });
    await expect(question.getByRole('listitem')).toHaveText([
      /^Chats that are for no particular branch go to/,
      'Dr. Meera Sample then works at the other branches only.',
      'Dr. Karthik Sample then works at the other branches only.',
    ]);
    expect(clinic.changes()).toEqual([]);
    await question.getByRole('button', { name: 'Close the branch' }).click();
    await expect(page.getByRole('button', { name: 'Close branch Chennai' })).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Site' }).getByRole('option', { name: 'Chennai' })).toHaveCount(0);
    await expect(linksTo(page, 'tel:+910000000001')).toHaveCount(0);
    await save(page);
    expect(clinic.has(CHENNAI)).toBe(false);
    const changed = clinic.changes();
    const primary = "# WhatsApp links that name no branch, and every offer, use this branch's number";
    expect(changed.slice(changed.indexOf('branches/clinic.yaml'))).toEqual([
      'branches/clinic.yaml',
      `-primaryBranch: chennai ${primary}`,
      `+primaryBranch: kavalkinaru ${primary}`,
      '-      - branch: chennai',
      '-        days: [monday, wednesday]',
      '-      - branch: chennai',
      '-        days: [friday, monday, tuesday, wednesday, thursday]',
    ]);
  });
});
