/** What the device keeps: it comes back when a person wants it, is safe in the browser, and stands on the right day. */
import type { Page } from '@playwright/test';
import { axeViolations } from '../support/checks/axe.ts';
import { expect, test } from './support/editorTest.ts';
import { changedLines, openTask } from './support/steps.ts';

const phone = (page: Page) => page.getByLabel('Phone number');

/** Changes the number, closes the window, and comes back a day later. */
async function comeBack(page: Page): Promise<Page> {
  await openTask(page, 'Phone and chat', 'Chennai');
  await phone(page).fill('+910000000077');
  await expect(page.getByText('Not saved: Chennai')).toBeVisible();
  await page.evaluate(async () => {
    const [{ name = '' } = {}] = (await indexedDB.databases()).filter((each) => each.name?.startsWith('draft-'));
    const opened = await new Promise<IDBDatabase>((done) => {
      const asked = indexedDB.open(name);
      asked.onsuccess = () => done(asked.result);
    });
    const drafts = opened.transaction('drafts', 'readwrite').objectStore('drafts');
    const draft = await new Promise<object>((done) => {
      const asked = drafts.get('draft');
      asked.onsuccess = () => done(asked.result);
    });
    drafts.put({ ...draft, time: new Date(Date.now() - 86_400_000).toISOString() }, 'draft');
    await new Promise((done) => {
      drafts.transaction.oncomplete = done;
    });
    opened.close();
  });
  const address = page.url();
  const other = await page.context().newPage();
  await page.goto('about:blank');
  await other.goto(address);
  await expect(question(other)).toContainText(/yesterday, \d+:\d\d/);
  await expect(phone(other)).toHaveValue('+910000000001');
  return other;
}

const question = (page: Page) => page.getByRole('dialog', { name: 'You have one change of an earlier visit' });

test('changes of yesterday wait: what is published stands first, and one looks before one goes on', async ({
  clinic,
  page,
}) => {
  const other = await comeBack(page);
  expect(await axeViolations(other)).toEqual([]);
  await question(other).getByRole('button', { name: 'Look at what changes' }).click();
  await expect(other.getByRole('main')).toContainText('77');
  await expect(other.getByText('Not saved: Chennai')).toBeVisible();
  await other.reload();
  await expect(other.getByText('Not saved: Chennai')).toBeVisible();
  await expect(question(other)).toBeHidden();
  expect(changedLines(clinic)).toEqual([]);
  await other.close();
});

test('changes of yesterday are thrown away by who says so', async ({ clinic, page }) => {
  const other = await comeBack(page);
  await question(other).getByRole('button', { name: 'Throw away' }).click();
  await expect(other.getByText('Everything is saved.')).toBeVisible();
  await other.reload();
  await expect(phone(other)).toHaveValue('+910000000001');
  await expect(question(other)).toBeHidden();
  expect(changedLines(clinic)).toEqual([]);
  await other.close();
});

test('the browser is asked once to keep the draft, as soon as there is one', async ({ clinic, page }) => {
  await page.evaluate(() => {
    navigator.storage.persist = async () => {
      document.documentElement.dataset.asked = `${Number(document.documentElement.dataset.asked ?? 0) + 1}`;
      return true;
    };
  });
  const html = page.locator('html');
  await openTask(page, 'Phone and chat', 'Chennai');
  await expect(phone(page)).toHaveValue('+910000000001');
  await expect(html).not.toHaveAttribute('data-asked');
  for (const number of ['+910000000077', '+910000000078']) {
    await phone(page).fill(number);
    await expect(page.getByText(`Pages show +91 00000 000${number.slice(-2)}`)).toBeVisible();
    await expect(page.getByText('Not saved: Chennai')).toBeVisible();
    await expect(html).toHaveAttribute('data-asked', '1');
  }
  expect(changedLines(clinic)).toEqual([]);
});

test('a device whose clock is two days off is told', async ({ clinic, page }) => {
  const off = page.getByText(/^This device takes today for .*\. Set its clock/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(off).toBeHidden();
  await page.route('**/editor.json', async (route) => {
    const answer = await route.fetch();
    const date = new Date(Date.now() - 2 * 86_400_000).toUTCString();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), date } });
  });
  await page.reload();
  await expect(off).toBeVisible();
  expect(changedLines(clinic)).toEqual([]);
});
