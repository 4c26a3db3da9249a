/** A live site: everybody is led to their own work, and learns before publishing what patients see then. */
import type { Locator, Page } from '@playwright/test';
import { PHONE } from '../support/fixtures.ts';
import { expect, testOnGitHub as test } from './support/editorTest.ts';
import { bar, LONG, phone, signIn } from './support/steps.ts';

test.use({ before: { prepare: () => undefined, isLive: true } });
test.setTimeout(600_000);

const ENGLISH = 'locales/en/dentures.json';
const OLD = 'Clean it every day, take it out at night, and come back if it becomes loose.';
const NEW = 'Clean it every day, and take it out at night.';

/** What becomes of pages: before publishing, and afterwards. */
const then = (page: Page) => page.getByRole('region', { name: 'What patients see then' });

async function openPublish(page: Page) {
  await bar(page)
    .getByRole('link', { name: /^Publish \d/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'What changes' })).toBeVisible(LONG);
}

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Published\./ })).toBeVisible(LONG);
}

async function signOut(page: Page) {
  await page.getByRole('button', { name: 'Sign out' }).click();
}

test('advice that a dentist corrects and signs goes back to English, until a translator has looked at it', async ({
  page,
  editor,
}) => {
  await page.setViewportSize(PHONE);
  await signIn(page, 'key-of-asha');
  await page.getByRole('link', { name: 'Texts', exact: true }).click();
  await expect(page, 'advice is English first').toHaveURL(/\/texts\/en$/);
  await page.goto(`${editor.address}/texts/en/read/services`);
  const passages = page.getByRole('main').locator('.passage');
  const name = passages.filter({ has: page.getByRole('link', { name: 'Change: Dentures', exact: true }) });
  await expect(name.locator('+ .passage'), 'what it describes').toContainText('Dentures are removable teeth', LONG);
  await page.goto(`${editor.address}/texts/en/dentures/glance.after`);
  await expect(page.getByText('The sign-off of “Dentures” by Dr. Asha Nair ends (English).')).toBeVisible(LONG);
  await expect(page.getByText(/Until then, patients see its page in English instead of தமிழ்/)).toBeVisible();
  const before = await passages.count();
  await page.getByRole('textbox', { name: 'English' }).fill(NEW);
  await page.getByRole('link', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: /^I have read this page as a dentist/ })).toBeVisible(LONG);
  await expect(passages, 'the page stays as it was opened').toHaveCount(before);
  await page.getByRole('button', { name: /^I have read this page as a dentist/ }).click();
  await openPublish(page);
  await expect(then(page)).toContainText('Back to English until the Tamil is read again: Dentures, Tamil.', LONG);
  await expect(then(page)).toContainText(/Pages that change: /, LONG);
  await publish(page);
  await expect(page.getByText('In English again until the Tamil is read: Dentures, Tamil.')).toBeVisible();
  expect(editor.gitHub.repository.find(`main:${ENGLISH}`)?.content.toString()).toContain(NEW);
  await signOut(page);

  await signIn(page, 'key-of-kavitha');
  await page.getByRole('link', { name: 'Read: Dentures (தமிழ்)' }).click();
  await expect(page.getByText(OLD)).toBeVisible(LONG);
  const read = page.getByRole('button', { name: /^I have read th/ });
  await expect(read).toBeDisabled();
  await page.getByRole('button', { name: 'It is still right' }).click();
  await expect(page.getByText(/^Read by Kavitha Raman/)).toBeVisible(LONG);
  await openPublish(page);
  await expect(then(page)).toContainText('Patients can see: Dentures, Tamil.', LONG);
  await publish(page);
  await page.goto(`${editor.address}/texts/ta`);
  await expect(page.getByText('Patients see this.').first()).toBeVisible(LONG);
});

test('a holiday whose reason is in English only is published', async ({ page, editor }) => {
  await page.setViewportSize(PHONE);
  await signIn(page, editor.gitHub.accounts[0]?.key);
  await expect(page.getByRole('heading', { level: 2, name: 'Chennai', exact: true })).toBeVisible(LONG);
  await page
    .getByRole('link', { name: /Holidays and short days/ })
    .first()
    .click();
  await page.getByRole('button', { name: /^Add/ }).first().click();
  await page.getByLabel('Day', { exact: true }).last().fill('2027-01-15');
  await page.getByLabel('Closed').last().check();
  const reason = page.getByRole('group', { name: 'Reason' });
  if ((await reason.count()) === 0) await page.getByRole('button', { name: /Reason/ }).click();
  await page.getByRole('textbox', { name: 'English' }).last().fill('Pongal');
  await openPublish(page);
  await expect(then(page)).toContainText('Chennai, Tamil: patients see 1 more text in English', LONG);
  await expect(page.getByRole('button', { name: /test site/ })).toHaveCount(0);
  await publish(page);
});

test('a number takes four taps until it is published, a holiday of both branches six, to undo one of four changes four', async ({
  page,
  editor: { gitHub },
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, gitHub.accounts[0]?.key);
  let taps = 0;
  const tap = async (control: Locator) => {
    taps += 1;
    await control.click(LONG);
  };
  const expectPublished = async (most: number) => {
    await tap(page.getByRole('button', { name: 'Publish', exact: true }));
    await expect(page.getByRole('status').filter({ hasText: /^Published\./ })).toBeVisible(LONG);
    expect(taps).toBeLessThanOrEqual(most);
    taps = 0;
  };
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true });

  await tap(link('Change: Phone and chat: Chennai'));
  await phone(page).fill('+919840155555');
  await tap(link('Publish 1 change …'));
  await expectPublished(4);

  await tap(link('Facts'));
  await tap(link('Change: Holidays and short days: Chennai'));
  await tap(page.getByRole('button', { name: 'Add one' }));
  await page.getByLabel('Day', { exact: true }).fill('2027-01-15');
  await tap(page.getByRole('button', { name: 'The same at Kavalkinaru' }));
  await tap(link('Publish 2 changes …'));
  await expectPublished(6);

  const path = 'branches/chennai.yaml';
  const change = (text: string) =>
    text
      .replace('postcode: "600082"', 'postcode: "600099"')
      .replace('sunday: [11:00-13:30]', 'sunday: closed')
      .replace('+919840155555', '+919840166666')
      .replace('en: North Chennai', 'en: Chennai, north');
  gitHub.publish({ [path]: change(gitHub.repository.textIn(path) ?? '') }, 'Ravi');
  await tap(link('Facts'));
  taps = 0;
  await tap(link('Publish'));
  const past = page.getByRole('region', { name: 'What was published' });
  await tap(past.locator('summary').filter({ hasText: 'Ravi' }));
  await tap(past.getByRole('button', { name: 'Undo: Chennai: Opening hours, Sunday' }));
  await expectPublished(4);
  expect(gitHub.repository.textIn(path)).toContain('sunday: [11:00-13:30]');
  expect(gitHub.repository.textIn(path)).toContain('phone: "+919840166666"');
});
