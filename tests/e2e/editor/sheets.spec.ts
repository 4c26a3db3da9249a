/** Sheets that go out and come back. Each ends with the files as the commands would write them, and the page. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { readWorkbook, writeWorkbook } from '../../../scripts/words/sheet/workbook.ts';
import { expect, test } from './support/editorTest.ts';
import { makeGaps, replaced } from './support/gaps.ts';
import { pageFrame, save } from './support/steps.ts';
import { changesAsByCommand, openText, openTexts, recorded } from './support/translator.ts';

// The pages of all texts are found before a sheet is written.
test.describe.configure({ timeout: 240_000 });

test.use({ before: { prepare: makeGaps } });

const TITLE = 'இந்தப் பக்கம் இல்லை';

/** Downloads a sheet. @returns what is in it */
async function download(page: Page, name: string): Promise<Buffer> {
  await page.getByRole('link', { name: 'Sheets', exact: true }).click();
  const [started] = await Promise.all([
    page.waitForEvent('download', { timeout: 150_000 }),
    page.getByRole('button', { name }).click(),
  ]);
  return readFileSync(await started.path());
}

/** Brings a sheet back. */
const bring = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel(/^Drop the sheet here/).setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

/** What a sheet would change in a text. */
const difference = (page: Page, key: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(key, { exact: true }) });

test('a sheet comes back as CSV: its differences are shown, one is left out, and a broken one is refused', async ({
  clinic,
  page,
}) => {
  await openTexts(page);
  const sheet = (await download(page, 'Download as CSV')).toString('utf8');
  const titled = replaced(sheet, ',அ We cannot find this page,', `,${TITLE},`);
  const homed = replaced(titled, ',அ Go to the home page,', ',முகப்பு,');
  const changed = replaced(homed, ',அ Dental care in {{branches.names}},', ',பல் மருத்துவம்,');
  // As a program saves it that spells letters in parts, with a title above.
  await bring(page, 'translation-ta.csv', Buffer.from(`Tips, May 2026\r\n${changed.normalize('NFD')}`));
  await expect(page.getByText(/^The sheet changes 2 texts\..* 1 text cannot be taken\.$/)).toBeVisible();
  const title = difference(page, 'title');
  await expect(title.getByRole('deletion').first()).toBeVisible();
  await expect(title.getByRole('definition').last()).toHaveText(TITLE);
  await expect(difference(page, 'hero.eyebrow').getByText(/\{\{branches\.names\}\} is missing/)).toBeVisible();
  await expect(difference(page, 'hero.eyebrow').getByRole('checkbox')).toBeDisabled();
  await page.getByRole('checkbox', { name: 'not-found home' }).uncheck();
  await page.getByRole('button', { name: 'Take this text' }).click();
  await expect(page.getByText('1 text was taken. Save when you have finished.')).toBeVisible();
  await save(page);
  expect(changesAsByCommand(clinic)).toEqual([
    'locales/record/ta.json',
    `-${recorded('title', 'We cannot find this page', 'அ We cannot find this page')}`,
    `+${recorded('title', 'We cannot find this page', TITLE)}`,
    'locales/ta/not-found.json',
    '-  "title": "அ We cannot find this page",',
    `+  "title": "${TITLE}",`,
  ]);
  await openText(page, 'not-found: title');
  await expect(pageFrame(page).getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
});

test('a sheet comes back as a workbook: what is not left out is taken', async ({ clinic, page }) => {
  await openTexts(page);
  const [rows = []] = await readWorkbook(await download(page, 'Download for Excel (.xlsx)'));
  const [columns = []] = rows.map(({ cells }) => cells);
  const column = columns.indexOf('Tamil');
  const written = new Map([
    ['not-found: title', TITLE],
    ['not-found: home', 'முகப்பு'],
  ]);
  const cells = rows.map(({ cells: [key = '', ...others] }) =>
    [key, ...others].with(column, written.get(key) ?? others[column - 1] ?? ''),
  );
  await bring(page, 'translation-ta.xlsx', Buffer.from(await writeWorkbook(cells, 'Tamil', 'Tamil')));
  await expect(page.getByText(/^The sheet changes 2 texts\./)).toBeVisible();
  await page.getByRole('checkbox', { name: 'not-found home' }).uncheck();
  await page.getByRole('button', { name: 'Take this text' }).click();
  await expect(page.getByText('1 text was taken. Save when you have finished.')).toBeVisible();
  await save(page);
  expect(changesAsByCommand(clinic).slice(-3)).toEqual([
    'locales/ta/not-found.json',
    '-  "title": "அ We cannot find this page",',
    `+  "title": "${TITLE}",`,
  ]);
  await openText(page, 'not-found: title');
  await expect(pageFrame(page).getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
});
