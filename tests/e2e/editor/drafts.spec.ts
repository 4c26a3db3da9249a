/** The draft on the device: resuming it, storage, and the right date. */
import type { Page } from '@playwright/test';
import { axeViolations } from '../support/checks/axe.ts';
import { expect, test } from './support/editorTest.ts';
import { bar, openTask, phone, save } from './support/steps.ts';

const DAY = 86_400_000;
const question = (page: Page) => page.getByRole('dialog', { name: 'You have one change of an earlier visit' });

/** Comes back a day later, in another window: the published content is shown first. */
async function comeBack(page: Page): Promise<Page> {
  await page.evaluate(async (day) => {
    const [{ name = '' } = {}] = (await indexedDB.databases()).filter((each) => each.name?.startsWith('draft-'));
    const answer = <T>(asked: IDBRequest<T>) =>
      new Promise<T>((done) => Object.assign(asked, { onsuccess: () => done(asked.result) }));
    const opened = await answer(indexedDB.open(name));
    const drafts = opened.transaction('drafts', 'readwrite').objectStore('drafts');
    const draft = await answer(drafts.get('draft'));
    await answer(drafts.put({ ...draft, time: new Date(Date.now() - day).toISOString() }, 'draft'));
    opened.close();
  }, DAY);
  const address = page.url();
  const other = await page.context().newPage();
  await page.goto('about:blank');
  await other.goto(address);
  await expect(question(other)).toContainText(/yesterday, \d+:\d\d/);
  await expect(phone(other)).toHaveValue('+91 00000 00001');
  return other;
}

test('changes of yesterday wait until they are resumed or discarded', async ({ clinic, page }) => {
  let asked = 0;
  await page.exposeFunction('persist', () => ++asked > 0);
  await page.evaluate(() => Object.assign(navigator.storage, { persist: Reflect.get(window, 'persist') }));
  await openTask(page, 'Phone and chat', 'Chennai');
  await expect(phone(page)).toHaveValue('+91 00000 00001');
  expect(asked).toBe(0);
  for (const end of ['76', '77']) {
    await phone(page).fill(`+9100000000${end}`);
    await phone(page).blur();
    await expect(phone(page)).toHaveValue(`+91 00000 000${end}`);
    await expect(bar(page)).toContainText('Not saved: Chennai');
    // The browser is asked once to keep the draft.
    await expect.poll(() => asked).toBe(1);
  }

  const second = await comeBack(page);
  expect(await axeViolations(second)).toEqual([]);
  await question(second).getByRole('button', { name: 'Look at what changes' }).click();
  await expect(second.getByRole('main')).toContainText('77');
  await second.reload();
  await expect(bar(second)).toContainText('Not saved: Chennai');
  await expect(question(second)).toBeHidden();
  await openTask(second, 'Phone and chat', 'Chennai');
  const third = await comeBack(second);
  await question(third).getByRole('button', { name: 'Throw away' }).click();
  const sure = third.getByRole('dialog', { name: 'Throw your changes away?' });
  await sure.getByRole('button', { name: 'Throw away' }).click();
  await expect(sure).toBeHidden();
  await third.reload();
  await expect(phone(third)).toHaveValue('+91 00000 00001');
  await expect(question(third)).toBeHidden();
  expect(clinic.changes()).toEqual([]);

  await test.step('a clock that is two days off is reported', async () => {
    const off = third.getByText(/^This device takes today for .*\. Set its clock/);
    await expect(off).toBeHidden();
    await third.route('**/editor.json', async (route) => {
      const answer = await route.fetch();
      const date = new Date(Date.now() - 2 * DAY).toUTCString();
      await route.fulfill({ response: answer, headers: { ...answer.headers(), date } });
    });
    await third.reload();
    await expect(off).toBeVisible();
  });
  await third.close();
});

test('a killed tab', async ({ clinic, page }) => {
  await openTask(page, 'Phone and chat', 'Chennai');
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await expect(phone(tab)).toHaveValue(/00001$/);
  // The draft is locked elsewhere: input is not in it when the tab is closed.
  await tab.evaluate(async () => {
    const [{ name = '' } = {}] = (await indexedDB.databases()).filter((each) => each.name?.startsWith('draft-'));
    await new Promise<void>((held) => void navigator.locks.request(name, () => new Promise(() => held())));
  });
  await phone(tab).fill('+910000000077');
  await expect(bar(tab)).toContainText('Kept on this device');
  await tab.close();
  await page.reload();
  await expect(phone(page)).toHaveValue(/00077$/);
  await save(page);
  expect(clinic.changes()).toContainEqual(expect.stringMatching(/^\+phone: .*00077/));
});

test('a device without space keeps input, even over a reload, until there is space', async ({ clinic, page }) => {
  const limit = async (quotaSize?: number) => {
    const browser = await page.context().newCDPSession(page);
    const { origin } = new URL(page.url());
    await browser.send('Storage.overrideQuotaForOrigin', { origin, ...(quotaSize !== undefined && { quotaSize }) });
  };
  const notice = page.getByRole('alert').filter({ hasText: 'This device has no room left.' });
  await openTask(page, 'Phone and chat', 'Chennai');
  await limit(1);
  await phone(page).fill('+910000000077');
  await expect(notice).toBeVisible();
  for (const _time of [1, 2]) {
    await page.reload();
    await expect(phone(page)).toHaveValue(/00077$/);
    await expect(notice).toBeVisible();
    await expect(bar(page)).toContainText('Not kept yet');
  }
  await expect(notice).toContainText('It stays on this device.');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('It is full.', 'QuotaExceededError');
    };
  });
  await phone(page).fill('+910000000078');
  await expect(notice).toContainText('It is lost if you close this window or load it anew.');
  await page.getByRole('link', { name: 'Changes', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What changes' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Everything is saved.')).toBeHidden();
  await page.goBack();
  await limit();
  await expect(bar(page)).toContainText('Kept on this device');
  await expect(notice).toBeHidden();
  await page.reload();
  await save(page);
  expect(clinic.changes()).toContainEqual(expect.stringMatching(/^\+phone: .*00078/));
});

for (const [what, language] of [
  ['indexedDB', 'en'],
  ['localStorage', 'ta'],
] as const)
  test(`a browser without ${what} is reported before anything is typed (${language})`, async ({ project, page }) => {
    await page.addInitScript(
      ([name, browsers]) => {
        const get = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
        Object.defineProperty(window, name, { get });
        Object.defineProperty(navigator, 'language', { get: () => browsers });
      },
      [what, `${language}-IN`] as const,
    );
    await page.goto(await project.start());
    // The project's Tamil says in front that it is that.
    const sentence = `${language === 'ta' ? 'அ ' : ''}This browser keeps nothing for the editor`;
    await expect(page.getByRole('alert')).toHaveText(new RegExp(`^${sentence}`));
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.goto('about:blank');
  });
