/** What a receptionist changes most: numbers, hours and holidays. Each ends with the file as expected, and the page. */
import { expect, test } from './support/editorTest.ts';
import { changedLines, openTask, pageFrame, save } from './support/steps.ts';

test('a new number: every page follows, and one line of one file has changed', { tag: '@smoke' }, async ({
  clinic,
  page,
}) => {
  await openTask(page, 'Phone and chat', 'Chennai');
  await page.getByLabel('Phone number').fill('+910000000077');
  await expect(
    pageFrame(page)
      .getByRole('link', { name: /00000 00077/ })
      .first(),
  ).toBeAttached();
  await save(page);
  expect(changedLines(clinic)).toEqual([
    'branches/chennai.yaml',
    '-phone: "+910000000001" # placeholder',
    '+phone: "+910000000077" # placeholder',
  ]);
});

test('Sunday closed: the contact page says so before it is saved', { tag: '@smoke' }, async ({ clinic, page }) => {
  await openTask(page, 'Opening hours', 'Chennai');
  await page.getByRole('group', { name: 'Sunday' }).getByLabel('Closed').check();
  await expect(pageFrame(page).getByText('Closed', { exact: true }).first()).toBeVisible();
  await save(page);
  expect(changedLines(clinic)).toEqual(['branches/chennai.yaml', '-  sunday: [11:00-13:30]', '+  sunday: closed']);
});

test('Pongal: a day with a note appears on the contact page', async ({ clinic, page }) => {
  await openTask(page, 'Holidays and short days', 'Kavalkinaru');
  await page.getByRole('button', { name: 'Add one' }).click();
  await page.getByLabel('Day', { exact: true }).fill('2027-01-15');
  await page.getByLabel('Closed').check();
  await page.getByRole('textbox', { name: /English/ }).fill('Pongal');
  await expect(pageFrame(page).getByText('Pongal').first()).toBeVisible();
  await save(page);
  expect(clinic.read('branches/kavalkinaru.yaml')).toMatch(
    /\nexceptions:\n {2}- day: 2027-01-15\n {4}hours: closed\n {4}note:\n {6}en: Pongal\n/,
  );
});

test('a typing error stands at its field, keeps the page as it was, and is corrected by the button beside it', {
  tag: '@smoke',
}, async ({ clinic, page }) => {
  await openTask(page, 'Phone and chat', 'Chennai');
  const phone = page.getByLabel('Phone number');
  await phone.fill('98400 12345');
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/expected a phone number: \+91 and ten digits/).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: /Use: .*\+919840012345/ }).click();
  await expect(phone).toHaveValue('+919840012345');
  await save(page);
  expect(clinic.read('branches/chennai.yaml')).toContain('phone: "+919840012345" # placeholder');
});
