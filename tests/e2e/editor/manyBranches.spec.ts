/** What staff of a chain of fifty branches change. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { writeConfiguration } from '../../fixtures/configurations.ts';
import { axeViolations } from '../support/checks/axe.ts';
import { type BuiltEditor, expect, testOnGitHub as test } from './support/editorTest.ts';
import { bar, LONG, signIn } from './support/steps.ts';

const CLINIC = 'branches/clinic.yaml';
/** Made by the clinic's office, which has no branch of its own. */
const OFFICE = 'key-of-ravi';

test.setTimeout(300_000);
test.use({
  before: {
    prepare({ root, read, write, git }) {
      writeConfiguration('fifty-branches', join(root, 'branches'));
      write(CLINIC, `${read(CLINIC)}\ntestSite: true\n`);
      git('add', '-A');
    },
    people: { anita: { name: 'Anita Kumar', branch: ['salem', 'theni'] } },
  },
});

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by name, place or PIN code' });
const branches = (page: Page, title = 'Branches') => page.getByRole('region', { name: title }).getByRole('link');

async function publish(page: Page): Promise<void> {
  await bar(page).getByRole('link', { name: /^Publish \d+ changes? …/ }).click();
  await page.getByRole('button', { name: /^Publish/ }).click(LONG);
  await expect(page.getByRole('status').filter({ hasText: /^Published\./ })).toBeVisible(LONG);
}

/** What the last publication changed, and how many there were after the first version. */
function published({ gitHub: { repository } }: BuiltEditor) {
  const [last, ...before] = repository.log('main', 20);
  return { count: before.length, files: repository.changed(last?.oid ?? '') };
}

test('try', async ({ page, editor }) => {
  await signIn(page, OFFICE);
  await page.screenshot({ path: '/tmp/shots/home1280.png' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.screenshot({ path: '/tmp/shots/home360.png' });
  await search(page).fill('தூத்துக்குடி');
  await page.screenshot({ path: '/tmp/shots/search360.png' });
  await expect(branches(page)).toHaveText(['Kovilpatti', 'Thoothukudi']);
  console.log(await axeViolations(page));
  await page.setViewportSize({ width: 1280, height: 800 });
  await branches(page).first().click();
  await page.getByRole('link', { name: /Holidays and short days/ }).click();
  await page.getByRole('button', { name: 'Add one' }).click();
  await page.getByLabel('Day', { exact: true }).fill('2027-01-15');
  await page.getByRole('textbox', { name: /English/ }).fill('Pongal');
  await page.getByText('The same at other branches').click();
  await page.screenshot({ path: '/tmp/shots/holiday1280.png', fullPage: true });
  for (const town of ['Madurai', 'Salem', 'Theni', '641 001']) {
    await search(page).fill(town);
    await page.getByRole('main').getByRole('checkbox', { name: /^(?!All|Closed)/ }).first().check();
  }
  await page.getByText('The same at other branches').scrollIntoViewIfNeeded();
  await page.screenshot({ path: '/tmp/shots/holiday4.png' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByText('The same at other branches').scrollIntoViewIfNeeded();
  await page.screenshot({ path: '/tmp/shots/holiday360.png', fullPage: true });
  console.log(await axeViolations(page));
  await page.setViewportSize({ width: 1280, height: 800 });
  let start = Date.now();
  await page.getByRole('button', { name: 'Put it into 4 branches' }).click();
  await expect(page.getByText('Chosen: 0')).toBeVisible();
  await search(page).fill('salem');
  await expect(page.getByText('Salem has this day, too.')).toBeVisible();
  console.log('put', Date.now() - start);
  await page.screenshot({ path: '/tmp/shots/holidayput.png' });
  start = Date.now();
  await publish(page);
  console.log('publish', Date.now() - start, published(editor));
});
