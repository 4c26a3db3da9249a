/** A sheet goes out and comes back. It ends with the files as the commands would write them, and the page. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { readWorkbook, writeWorkbook } from '../../../scripts/words/sheet/workbook.ts';
import { expect, test } from './support/editorTest.ts';
import { makeGaps } from './support/gaps.ts';
import { pageFrame, save } from './support/steps.ts';
import { changesAsByCommand, openText, openTexts, recorded } from './support/translator.ts';

// The pages of all texts are found before a sheet is written.
test.describe.configure({ timeout: 240_000 });

test.use({ before: { prepare: makeGaps } });

const TITLE = 'இந்தப் பக்கம் இல்லை';

async function download(page: Page, name: string): Promise<Buffer> {
  const [started] = await Promise.all([
    page.waitForEvent('download', { timeout: 150_000 }),
    page.getByRole('button', { name }).click(),
  ]);
  return readFileSync(await started.path());
}

/** What a sheet would change in a text. */
const difference = (page: Page, key: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByText(key, { exact: true }) });

test('a sheet comes back: its differences are shown, one is left out, and a broken one is refused', async ({
  clinic,
  page,
}) => {
  await openTexts(page);
  await page.getByRole('link', { name: 'Sheets', exact: true }).click();
  const [rows = []] = await readWorkbook(await download(page, 'Download for Excel (.xlsx)'));
  const csv = await download(page, 'Download as CSV');
  expect(csv.toString('utf8')).toContain(',அ We cannot find this page,');
  const columns = rows[0]?.cells ?? [];
  const written = new Map([
    ['not-found: title', TITLE],
    ['not-found: home', 'முகப்பு'],
    ['home: hero.eyebrow', 'பல் மருத்துவம்'],
  ]);
  const cells = rows.map(({ cells }) => {
    const [key = ''] = cells;
    return cells.with(columns.indexOf('Tamil'), written.get(key) ?? cells[columns.indexOf('Tamil')] ?? '');
  });
  await page.getByLabel(/^Drop the sheet here/).setInputFiles({
    name: 'translation-ta.xlsx',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(await writeWorkbook(cells, 'Tamil', 'Tamil')),
  });
  await expect(page.getByText(/^The sheet changes 2 texts\..* 1 text cannot be taken\.$/)).toBeVisible();
  await expect(difference(page, 'title').getByRole('deletion').first()).toBeVisible();
  await expect(difference(page, 'title').getByRole('definition').last()).toHaveText(TITLE);
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
