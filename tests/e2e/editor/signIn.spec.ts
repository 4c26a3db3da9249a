/** Signing in to the editor that has no server: whose key it is, a key that ends, and what nobody else gets to see. */
import type { Page, Route } from '@playwright/test';
import { axeViolations } from '../support/checks/axe.ts';
import { DESKTOP, PHONE } from '../support/fixtures.ts';
import { expect, pasteKey as paste, signIn, test } from './support/builtEditor.ts';
import { openTask, pageFrame } from './support/steps.ts';

const KEY = 'key-of-anita';

const stored = (page: Page) => page.evaluate(() => [...Object.values(sessionStorage), ...Object.values(localStorage)]);

for (const size of [DESKTOP, PHONE]) {
  test.describe(`${size.width} px`, () => {
    test.use({ viewport: size });

    test('says whose key it is and what they may do; then the forms and the page beside are there', {
      tag: size === DESKTOP ? '@smoke' : '@all',
    }, async ({ page, editor }) => {
      await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
      await page.getByText('How to make an access key').click();
      await expect(page.getByText(/of these only website/)).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await paste(page, ' ');
      await expect(page.getByRole('alert')).toHaveText('Paste your access key here.');
      await paste(page, 'mistyped');
      await expect(page.getByRole('alert')).toContainText('GitHub does not accept your access key');
      await paste(page, 'key-of-a-stranger');
      await expect(page.getByRole('alert')).toContainText('hides it from your access key');
      expect(await stored(page)).toEqual([]);
      expect(editor.gitHub.requests.length).toBe(2);

      await paste(page, ` ${KEY}\n`);
      await expect(page.getByText('You are Anita Kumar (anita).')).toBeVisible();
      await expect(page.getByText('You may publish changes yourself.')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Open the editor' }).click();
      await openTask(page, 'Phone and chat', 'Chennai');
      await expect(page.getByLabel('Phone number')).toBeVisible();
      if (size === PHONE) await page.getByRole('button', { name: 'Page', exact: true }).click();
      await expect(pageFrame(page).getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });

    test('a key that ends in the middle is replaced in place: nothing typed is lost, and the work goes on', async ({
      page,
      editor,
    }) => {
      await signIn(page);
      await openTask(page, 'Phone and chat', 'Chennai');
      const phone = page.getByLabel('Phone number');
      await phone.fill('+910000000077');
      const [anita, ...others] = editor.gitHub.accounts;
      if (!anita) throw new Error('There is no account.');
      editor.gitHub.accounts = [{ ...anita, key: 'new-key' }, ...others];
      const dialog = page.getByRole('dialog', { name: 'Sign in again' });
      await page.getByRole('link', { name: /^Publish 1 change/ }).click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('alert').filter({ hasText: 'GitHub does not accept' })).toBeVisible();
      await page.goBack();
      await expect(phone).toHaveValue('+910000000077');

      await page.getByRole('link', { name: /^Publish 1 change/ }).click();
      await paste(page, 'key-of-ravi');
      await expect(dialog.getByRole('alert')).toContainText('This is a key of ravi');
      expect(await axeViolations(page)).toEqual([]);
      await paste(page, 'new-key');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('insertion')).toHaveText('+91 00000 00077');
    });
  });
}

test('a key is kept for the tab, or on the device where that is wanted; who signs out leaves none', async ({
  page,
  editor,
}) => {
  const tab = async () => {
    const other = await page.context().newPage();
    await other.goto(editor.address);
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
    return other;
  };
  const title = (of: Page) => of.getByRole('heading', { level: 1, name: 'Sign in' });
  await signIn(page);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
  await expect(title(await tab())).toBeVisible();
  await openTask(page, 'Phone and chat', 'Chennai');
  await page.getByLabel('Phone number').fill('+910000000077');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(title(page)).toBeVisible();
  expect(await stored(page)).toEqual([]);

  // The draft of somebody else is not theirs.
  await signIn(page, 'key-of-ravi');
  await openTask(page, 'Phone and chat', 'Chennai');
  await expect(page.getByLabel('Phone number')).not.toHaveValue('+910000000077');
  await page.getByRole('button', { name: 'Sign out' }).click();

  await page.getByLabel('Keep me signed in on this device').check();
  await signIn(page);
  const other = await tab();
  await openTask(other, 'Phone and chat', 'Chennai');
  await expect(other.getByLabel('Phone number')).toHaveValue('+910000000077');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(title(page)).toBeVisible();
  await other.reload();
  expect(await stored(page)).toEqual([]);
});

test.describe('a page with a script of its own', () => {
  test.use({ expectedNoise: /404|policy/i });
  test('the page beside reads neither the key nor the draft, and asks nobody', async ({ page, editor }) => {
    await signIn(page);
    await openTask(page, 'Phone and chat', 'Chennai');
    await expect(pageFrame(page).getByRole('heading', { level: 1 })).toBeVisible();
    const frame = page.frames().find((each) => each.url().startsWith(`${editor.address}/frame`));
    const reached = await frame?.evaluate(async () => {
      const tries = {
        tab: () => sessionStorage.length,
        device: () => localStorage.length,
        draft: () =>
          new Promise((done, fail) => Object.assign(indexedDB.open('x'), { onsuccess: done, onerror: fail })),
        editor: () => parent.document.title,
        network: () => fetch('https://api.github.com/user'),
      };
      const names: string[] = [];
      for (const [name, attempt] of Object.entries(tries)) {
        try {
          await attempt();
          names.push(name);
        } catch {
          // As it should be.
        }
      }
      return names;
    });
    expect(reached).toEqual([]);
  });
});

test('a second start stands on what this device has kept, also without a line; what others have published comes in', async ({
  page,
  editor,
}) => {
  const phone = page.getByLabel('Phone number');
  const start = async () => {
    await page.goto(editor.address);
    await openTask(page, 'Phone and chat', 'Chennai');
  };
  await signIn(page);
  await openTask(page, 'Phone and chat', 'Chennai');
  const known = await phone.inputValue();
  const gone = (route: Route) => route.abort();
  await page.context().route('https://api.github.com/**', gone);
  await start();
  await expect(phone).toHaveValue(known);
  await expect(page.getByText('GitHub does not answer. What you type is kept')).toBeVisible();
  await page.context().unroute('https://api.github.com/**', gone);
  const { repository: git } = editor.gitHub;
  const path = 'branches/chennai.yaml';
  const content = String(git.find(`main:${path}`)?.content).replaceAll(known, '+910000000055');
  const author = { name: 'Somebody else', email: 'somebody@clinic.example' };
  git.commit({ branch: 'main', base: git.head(), additions: [{ path, content }], message: 'By hand', author });
  await start();
  await expect(phone).toHaveValue('+910000000055');
});

test('who types asks GitHub for nothing: it takes only so many requests in an hour', async ({ page, editor }) => {
  const asked = () => editor.gitHub.requests.filter((request) => !request.includes('/contents/')).length;
  await signIn(page);
  await openTask(page, 'Phone and chat', 'Chennai');
  await expect(async () => {
    const before = asked();
    await page.waitForTimeout(1000);
    expect(asked()).toBe(before);
  }).toPass();
  const before = asked();
  for (const end of ['71', '72', '73', '74']) {
    await page.getByLabel('Phone number').fill(`+9100000000${end}`);
    const link = pageFrame(page).getByRole('link', { name: new RegExp(`00000 000${end}`) });
    await expect(link.first()).toBeAttached();
  }
  // What others have changed is asked for once a minute: its head, and the history of three folders.
  expect(asked() - before).toBeLessThanOrEqual(4);
});
