/** Signing in to the hosted editor: keys, their expiry, and what others cannot read. */
import type { Page, Route } from '@playwright/test';
import { axeViolations } from '../support/checks/axe.ts';
import { DESKTOP, PHONE } from '../support/fixtures.ts';
import { expect, testOnGitHub as test } from './support/editorTest.ts';
import { KEY, openTask, pageFrame, pasteKey, phone, publishElsewhere, signIn } from './support/steps.ts';

const stored = (page: Page) => page.evaluate(() => [...Object.values(sessionStorage), ...Object.values(localStorage)]);
const title = (page: Page) => page.getByRole('heading', { level: 1, name: 'Sign in' });

for (const size of [DESKTOP, PHONE])
  test(`shows whose key it is; an expired one is replaced, and no input is lost (${size.width} px)`, {
    tag: size === DESKTOP ? '@smoke' : '@all',
  }, async ({ page, editor: { gitHub } }) => {
    await page.setViewportSize(size);
    await expect(title(page)).toBeVisible();
    await expect(page.getByText('Editor of Sample Dental Clinic')).toBeVisible();
    await page.getByText('How to make an access key').click();
    await expect(page.getByText(/of these only website/)).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    for (const [key, refusal] of [
      [' ', 'Paste your access key here.'],
      ['mistyped', 'GitHub does not accept your access key'],
      ['key-of-a-stranger', 'hides it from your access key'],
    ] as const) {
      await pasteKey(page, key);
      await expect(page.getByRole('alert')).toContainText(refusal);
    }
    expect(await stored(page)).toEqual([]);
    gitHub.faults.push({ status: 200, body: { errors: [{ message: 'You have exceeded a secondary rate limit.' }] } });
    await pasteKey(page, KEY);
    await expect(page.getByRole('alert')).toContainText(/takes no more requests .* until \d\d:\d\d\. Try again then/);
    expect(gitHub.requests.length).toBe(3);
    await pasteKey(page, ` ${KEY}\n`);
    await expect(page.getByText('You are Anita Kumar (anita).')).toBeVisible();
    await expect(page.getByText('You may publish changes yourself.')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Open the editor' }).click();
    await openTask(page, 'Phone and chat', 'Chennai');
    await phone(page).fill('+910000000077');
    if (size === PHONE) await page.getByRole('button', { name: 'Page', exact: true }).click();
    await expect(pageFrame(page).getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    if (size === PHONE) await page.getByRole('button', { name: 'Form', exact: true }).click();

    gitHub.accounts = gitHub.accounts.map((each) => (each.key === KEY ? { ...each, key: 'new-key' } : each));
    const dialog = page.getByRole('dialog', { name: 'Sign in again' });
    await page.getByRole('link', { name: /^Publish 1 change/ }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('status').filter({ hasText: 'GitHub does not accept' }).first()).toBeVisible();
    await page.goBack();
    await expect(phone(page)).toHaveValue('+91 00000 00077');
    await page.getByRole('link', { name: /^Publish 1 change/ }).click();
    await pasteKey(page, 'key-of-ravi');
    await expect(dialog.getByRole('alert')).toContainText('This is a key of ravi');
    expect(await axeViolations(page)).toEqual([]);
    await pasteKey(page, 'new-key');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('insertion')).toHaveText('+91 00000 00077');
  });

test('a key is stored for the tab or on the device, and removed by signing out', async ({ page, editor }) => {
  const tab = async () => {
    const other = await page.context().newPage();
    await other.goto(editor.address);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    return other;
  };
  const signOut = () => page.getByRole('button', { name: 'Sign out' }).click();
  // Damaged data is ignored.
  await page.evaluate(() => sessionStorage.setItem('editor.signedIn', '{"person":'));
  await page.reload();
  await signIn(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(title(await tab())).toBeVisible();
  await openTask(page, 'Phone and chat', 'Chennai');
  await phone(page).fill('+910000000077');
  await signOut();
  await expect(title(page)).toBeVisible();
  expect(await stored(page)).toEqual([]);

  // Accounts do not share drafts.
  await signIn(page, 'key-of-ravi');
  await openTask(page, 'Phone and chat', 'Chennai');
  await expect(phone(page)).not.toHaveValue('+91 00000 00077');
  await signOut();

  await page.getByLabel('Keep me signed in on this device').check();
  await signIn(page);
  const other = await tab();
  await openTask(other, 'Phone and chat', 'Chennai');
  await expect(phone(other)).toHaveValue('+91 00000 00077');
  await signOut();
  await expect(title(page)).toBeVisible();
  await other.reload();
  expect(await stored(page)).toEqual([]);
});

test.describe('a page with a script of its own', () => {
  test.use({ expectedNoise: /404|policy/i });
  test('the previewed page can read neither the key nor the draft, and sends no requests', async ({ page, editor }) => {
    await signIn(page);
    await openTask(page, 'Phone and chat', 'Chennai');
    await expect(pageFrame(page).getByRole('heading', { level: 1 })).toBeVisible();
    const frame = page.frames().find((each) => each.url().startsWith(`${editor.address}/frame`));
    const reached = await frame?.evaluate(async () => {
      const tries: Readonly<Record<string, () => unknown>> = {
        tab: () => sessionStorage.length,
        device: () => localStorage.length,
        draft: () =>
          new Promise((done, fail) => Object.assign(indexedDB.open('x'), { onsuccess: done, onerror: fail })),
        editor: () => parent.document.title,
        network: () => fetch('https://api.github.com/user'),
      };
      const attempts = await Promise.allSettled(Object.values(tries).map(async (attempt) => attempt()));
      return Object.keys(tries).filter((_, at) => attempts[at]?.status === 'fulfilled');
    });
    expect(reached).toEqual([]);
  });
});

test('a second start works offline; changes by others are loaded later', async ({ page, editor }) => {
  const { gitHub, address } = editor;
  const start = async () => {
    await page.goto(address);
    await openTask(page, 'Phone and chat', 'Chennai');
  };
  await signIn(page);
  await openTask(page, 'Phone and chat', 'Chennai');

  const gone = (route: Route) => route.abort();
  await page.context().route('https://api.github.com/**', gone);
  await start();
  await expect(phone(page)).toHaveValue('+91 00000 00001');
  await expect(page.getByText('No connection: your changes are kept on this device.')).toBeVisible();
  await page.context().unroute('https://api.github.com/**', gone);
  publishElsewhere(gitHub, 'branches/chennai.yaml', 'phone: "+910000000001"', 'phone: "+910000000055"');
  await start();
  await expect(phone(page)).toHaveValue('+91 00000 00055');
});
