/** What people do in the editor again and again. */
import type { FrameLocator, Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import type { FakeGitHub } from '../../../support/gitHub/fakeGitHub.ts';
import { expect } from '../../support/fixtures.ts';
import type { ClinicProject } from './clinicProject.ts';

/** Checking and rendering whole sites takes a busy machine long. */
export const LONG = { timeout: 90_000 };

/** Opens a task of a branch, or of `All branches`. */
export async function openTask(page: Page, task: string, file: string): Promise<void> {
  await page.getByRole('link', { name: 'Facts', exact: true }).click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: task, exact: true }) });
  await card.getByRole('link', { name: new RegExp(file) }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(task) })).toBeVisible();
}

/** Opens an entry of a list, or a part of a form that is folded. */
export const unfold = (page: Page, title: string): Promise<void> =>
  page.getByRole('heading', { name: title, exact: true }).getByRole('button').click();

export const phone = (page: Page): Locator => page.getByLabel('Phone number');

/** A field that has a text in each language. */
export const textOf = (page: Page, field: string, language = 'English'): Locator =>
  page.getByRole('group', { name: field, exact: true }).getByRole('textbox', { name: language });

/** The page beside the form. */
export const pageFrame = (page: Page): FrameLocator => page.frameLocator('iframe');

/** Does something where the page is; on a phone, that is one tap away, and so is the way back. */
export async function atThePage(page: Page, act: () => Promise<unknown>): Promise<void> {
  const isBehind = page.getByRole('button', { name: 'Page', exact: true }).filter({ visible: true });
  const isNarrow = (await isBehind.count()) > 0;
  if (isNarrow) await isBehind.click();
  await act();
  if (isNarrow) await page.getByRole('button', { name: 'Form', exact: true }).click();
}

export const look = (page: Page, shown: Locator): Promise<void> => atThePage(page, () => expect(shown).toBeVisible());

/** Chooses what the page shows. */
export const chooseSite = (page: Page, site: string): Promise<void> =>
  atThePage(page, async () => {
    const more = page.getByRole('button', { name: 'More …', expanded: false }).filter({ visible: true });
    if ((await more.count()) > 0) await more.click();
    await page.getByRole('combobox', { name: 'Site' }).selectOption(site);
  });

export const expectShown = (page: Page, text: string | RegExp): Promise<void> =>
  look(page, pageFrame(page).getByText(text).filter({ visible: true }).first());

/** The links of that page to an address, such as `tel:+910000000001`. */
export const linksTo = (page: Page, address: string): Locator => pageFrame(page).locator(`a[href="${address}"]`);

/** The bar with what is unsaved. */
export const bar = (page: Page): Locator => page.getByRole('region', { name: 'Saving' });

export const saveButton = (page: Page): Locator => bar(page).getByRole('button', { name: 'Save', exact: true });

export async function save(page: Page): Promise<void> {
  await expect(bar(page)).toContainText('Not saved: ');
  await saveButton(page).click();
  await expect(bar(page).getByText(/^Saved: /)).toBeVisible();
}

/** Saves, and expects that these lines have changed in the project since it was saved before, and no others. */
export async function expectSaved(page: Page, clinic: ClinicProject, lines: readonly unknown[]): Promise<void> {
  await save(page);
  clinic.git('add', '--intent-to-add', '.');
  expect(clinic.changes()).toEqual(lines);
  clinic.git('add', '--all');
}

/** The line about a changed field. */
export const changeOf = (page: Page, field: string): Locator =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^${field}: `) });

export const KEY = 'key-of-anita';

export async function pasteKey(page: Page, key: string): Promise<void> {
  await page.getByLabel('Access key').fill(key);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function signIn(page: Page, key = KEY): Promise<void> {
  await pasteKey(page, key);
  await page.getByRole('button', { name: 'Open the editor' }).click();
  await expect(page.getByRole('link', { name: 'Facts', exact: true })).toBeVisible();
}

/** Somebody else publishes: a file with another text in a place, or without any text. */
export const publishElsewhere = (gitHub: FakeGitHub, path: string, from?: string, to = '') =>
  gitHub.publish({ [path]: from && gitHub.repository.textIn(path)?.replace(from, to) }, 'Ravi');

/** Opens the list of the Tamil texts. */
export async function openTexts(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Areas' }).getByRole('link', { name: 'Texts' }).click();
  await page.getByRole('link', { name: 'தமிழ்' }).click();
  await expect(searchField(page)).toBeVisible();
}

export const searchField = (page: Page): Locator =>
  page.getByRole('searchbox', { name: 'Search for a page, or any words' });

/** Finds a text in the list by its name, and opens it. */
export async function openText(page: Page, name: string): Promise<void> {
  await openTexts(page);
  await searchField(page).fill(name);
  await expect(page.getByText(/^\d+ texts? of /)).toBeVisible();
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expectText(page, name);
}

/** The text that is open, ready to be typed in. @param name its name with or without its file: `home: hero.title` */
export async function expectText(page: Page, name: string): Promise<void> {
  const key = name.split(': ').at(-1) ?? name;
  await expect(page.getByRole('heading', { level: 2 }).getByText(key, { exact: true })).toBeVisible();
  await expect(translation(page)).toBeFocused();
}

/** The field for the translation. */
export const translation = (page: Page): Locator => page.getByRole('textbox', { name: 'Translation' });

/** A photograph for the first field that takes one. */
export const photograph = async (name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#d98a29' } })
    .jpeg()
    .toBuffer(),
});
