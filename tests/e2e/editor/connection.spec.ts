/** A press happens when it is pressed, or not at all: without a connection, and with one that only looks alive. */
import type { Page, Route } from '@playwright/test';
import { axeViolations } from '../support/checks/axe.ts';
import { DESKTOP, PHONE } from '../support/fixtures.ts';
import { expect, testOnGitHub as test } from './support/editorTest.ts';
import { bar, changeOf, LONG, openTask, phone, signIn } from './support/steps.ts';

const CLINIC = 'branches/clinic.yaml';
const GITHUB = 'https://api.github.com/**';
const NO_CONNECTION = 'No connection: your changes are kept on this device.';

// The frozen site is full of samples. The browser itself reports every request that fails.
test.use({
  before: { prepare: ({ read, write }) => write(CLINIC, `${read(CLINIC)}\ntestSite: true\n`) },
  expectedNoise: /40[14]|Failed to load resource|ERR_/,
});
test.setTimeout(300_000);

const main = (page: Page) => page.getByRole('main');
const button = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });
const notice = (page: Page, text: string | RegExp) => main(page).locator('.notice').filter({ hasText: text });
const GREEN = /(?:^| )main(?: |$)/;

for (const size of [DESKTOP, PHONE])
  test(`without a connection, nothing waits to go off by itself (${size.width} px)`, {
    tag: size === DESKTOP ? '@smoke' : '@all',
  }, async ({ page, editor: { gitHub } }) => {
    await page.setViewportSize(size);
    const commits = () => gitHub.repository.log('main', 20).length;
    const gone = (route: Route) => route.abort();
    const goOffline = async (isOffline: boolean) => {
      await page.context()[isOffline ? 'route' : 'unroute'](GITHUB, gone);
      await page.context().setOffline(isOffline);
    };
    await signIn(page);
    await openTask(page, 'Phone and chat', 'Chennai');
    await expect(phone(page)).toHaveValue('+91 00000 00001');
    await goOffline(true);
    await phone(page).fill('+919840012345');
    await expect(bar(page)).toContainText(NO_CONNECTION);
    const go = bar(page).getByRole('link', { name: 'Publish 1 change …' });
    await expect(go).not.toHaveClass(GREEN);
    // A form that was not open before, and the list.
    await openTask(page, 'Opening hours', 'Chennai');
    await expect(page.getByRole('group', { name: 'Sunday' }).getByLabel('Closed')).toBeVisible();
    await go.click();
    await expect(changeOf(page, 'Phone number')).toContainText('12345', LONG);
    expect(await axeViolations(page)).toEqual([]);
    await expect(button(page)).not.toHaveClass(GREEN);
    await button(page).click();
    // Chromium's emulation does not tell workers that the device is offline.
    const refused = /^(?:This device is offline|GitHub does not answer)[.:]/;
    await expect(page.getByRole('alert').filter({ hasText: refused })).toBeVisible(LONG);
    await expect(button(page)).toBeEnabled();

    await goOffline(false);
    await expect(notice(page, 'The connection is back. Nothing was published meanwhile')).toBeVisible(LONG);
    await expect(bar(page).getByText(NO_CONNECTION)).toBeHidden(LONG);
    expect(commits()).toBe(1);
    await expect(button(page)).toHaveClass(GREEN);
    await button(page).click();
    await expect(page.getByRole('status').filter({ hasText: /^Published\./ })).toBeVisible(LONG);
    expect(commits()).toBe(2);
  });

test('a dead network that looks alive: the list stays, and a press can be ended', async ({
  page,
  editor: { gitHub },
}) => {
  await signIn(page);
  await openTask(page, 'Phone and chat', 'Chennai');
  await phone(page).fill('+919840012345');
  await bar(page).getByRole('link', { name: 'Publish 1 change …' }).click();
  await expect(changeOf(page, 'Phone number')).toBeVisible(LONG);
  const hangs = () => new Promise<void>(() => {});
  await page.context().route(GITHUB, hangs);
  await button(page).click();
  const working = notice(page, 'Publishing … It ends by itself after 3 minutes.');
  await working.getByRole('button', { name: 'Cancel' }).click();
  await expect(notice(page, 'Nothing was published. Your changes are kept on this device.')).toBeVisible(LONG);
  await expect(changeOf(page, 'Phone number')).toBeVisible();
  const noAnswer = notice(page, NO_CONNECTION).filter({ has: page.getByRole('button', { name: 'Try again' }) });
  await expect(noAnswer).toBeVisible(LONG);
  await expect(main(page)).not.toContainText(/extension|api\.github/);
  await page.context().unroute(GITHUB, hangs);
  await noAnswer.getByRole('button').click();
  await expect(noAnswer).toBeHidden(LONG);
  expect(gitHub.repository.log('main', 20)).toHaveLength(1);
});
