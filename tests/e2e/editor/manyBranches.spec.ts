/** What staff of a chain of fifty branches change. */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'yaml';
import { writeConfiguration } from '../../fixtures/configurations.ts';
import { axeViolations } from '../support/checks/axe.ts';
import { expect, testOnGitHub as test } from './support/editorTest.ts';
import { bar, LONG, signIn, unfold } from './support/steps.ts';

const CLINIC = 'branches/clinic.yaml';

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
const listed = (page: Page, title: string) => page.getByRole('region', { name: title }).getByRole('link');
const box = (page: Page, name: string) => page.getByRole('main').getByRole('checkbox', { name, exact: true });

async function addPongal(page: Page, branch: string): Promise<void> {
  await page.getByRole('link', { name: `Holidays and short days: ${branch}` }).click();
  await page.getByRole('button', { name: 'Add one' }).click();
  await page.getByLabel('Day', { exact: true }).fill('2027-01-15');
}

async function publish(page: Page): Promise<void> {
  const link = bar(page).getByRole('link', { name: /^Publish \d/ });
  await link.click();
  await page.getByRole('button', { name: /^Publish/ }).click(LONG);
}

const expectPublished = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Published\./ })).toBeVisible(LONG);

test('a branch is found by name, place or PIN; a holiday is at five at once; an offer of several is kept once', async ({
  page,
  editor: { gitHub },
}) => {
  const { repository } = gitHub;
  const factsOf = (path: string) => parse(repository.textIn(path) ?? '');
  const lastChanged = () => repository.changed(repository.log('main', 1)[0]?.oid ?? '');
  await page.setViewportSize({ width: 360, height: 740 });
  // He has no branch of his own.
  await signIn(page, 'key-of-ravi');

  await test.step('the list', async () => {
    await expect(listed(page, 'Branches')).toHaveCount(50);
    await expect(page.getByRole('link', { name: 'Holidays and short days: Salem' })).toHaveCount(0);
    await search(page).fill('தூத்துக்குடி');
    await expect(page.getByText('Found: 2 of 50')).toBeVisible();
    await expect(listed(page, 'Branches')).toHaveText(['Kovilpatti', 'Thoothukudi']);
    expect(await axeViolations(page)).toEqual([]);
    await search(page).press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: /Kovilpatti/ })).toBeVisible();
    await page.goBack();
    await expect(search(page)).toHaveValue('தூத்துக்குடி');
    await page.goForward();
  });

  await test.step('a holiday for five branches, of which one has got other hours meanwhile', async () => {
    await addPongal(page, 'Kovilpatti');
    await page.getByRole('textbox', { name: /English/ }).fill('Pongal');
    await page.getByText('The same at other branches').click();
    const chosen = { Erode: 'erode', Madurai: '625 001', Salem: 'சேலம்', Theni: 'theni bus' };
    for (const [name, words] of Object.entries(chosen)) {
      await search(page).fill(words);
      await box(page, name).press('Space');
    }
    const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: 'the day is added.' });
    await expect(lines).toHaveText(Object.keys(chosen).map((name) => `${name}: the day is added.`));
    // The bar may cover half a button, wherever a phone is scrolled to.
    expect(await axeViolations(page, { without: ['target-size'] })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.getByRole('button', { name: 'Put it into 4 branches' }).click();
    await expect(page.getByText('Theni has this day, too.')).toBeVisible();
    await expect(box(page, 'Theni')).toBeDisabled();
    const theirs = 'exceptions:\n  - day: 2027-01-15\n    hours: [10:30-13:30]\n    note: { en: Pongal }\n';
    gitHub.publish({ 'branches/madurai.yaml': `${repository.textIn('branches/madurai.yaml')}${theirs}` }, 'Ravi');
    const before = repository.log('main', 20).length;
    await publish(page);
    await expect(page.getByRole('radio')).toHaveCount(2, LONG);
    await page
      .getByRole('group', { name: /^Madurai: .*Opening times/ })
      .getByLabel(/^Mine/)
      .check();
    await page.getByRole('button', { name: 'Go on with what I have chosen' }).click();
    await expectPublished(page);
    expect(repository.log('main', 20)).toHaveLength(before + 1);
    expect(lastChanged()).toEqual(
      ['erode', 'kovilpatti', 'madurai', 'salem', 'theni'].map((id) => `branches/${id}.yaml`),
    );
    const pongal = [{ day: '2027-01-15', hours: 'closed', note: { en: 'Pongal' } }];
    for (const path of lastChanged()) expect(factsOf(path).exceptions).toEqual(pongal);
  });

  await test.step('an offer of one branch goes to what all share, with its branches', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: 'Facts', exact: true }).click();
    await listed(page, 'Branches').filter({ hasText: 'Chennai' }).click();
    await page.getByRole('link', { name: /Offers/ }).click();
    const [offer] = factsOf('branches/chennai.yaml').offers;
    await unfold(page, offer.title.en);
    await page.getByText('This offer is for several branches').click();
    await search(page).fill('karur');
    await box(page, 'Karur').check();
    await page.getByRole('button', { name: 'Share it: 2 branches' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
    await expect(page.getByText('Chosen: 2')).toBeVisible();
    await search(page).fill('pollachi');
    await box(page, 'Pollachi').check();
    await publish(page);
    await expectPublished(page);
    expect(lastChanged()).toEqual(['branches/chennai.yaml', CLINIC]);
    expect(factsOf('branches/chennai.yaml').offers).toEqual([]);
    const { id, ...kept } = factsOf(CLINIC).offers.at(-1);
    expect({ id: offer.id, ...kept }).toEqual({ ...offer, branches: ['chennai', 'karur', 'pollachi'] });
    expect(id).toMatch(/^[a-z-]+$/);
  });
});

test('somebody with two of many branches sees these two, and what all share', async ({ page, editor: _editor }) => {
  await signIn(page);
  await expect(listed(page, 'Your branches')).toHaveText(['Salem', 'Theni']);
  await page.getByText('What all branches share').click();
  await expect(page.getByRole('link', { name: /All branches$/ })).not.toHaveCount(0);
  for (const other of ['Chennai', 'Madurai']) await expect(page.getByRole('link', { name: other })).toHaveCount(0);
  await expect(search(page)).toHaveCount(0);
  await addPongal(page, 'Salem');
  await page.getByRole('button', { name: 'The same at Theni' }).click();
  await expect(page.getByText('Theni has this day, too.')).toBeVisible();
  await expect(page.getByText('The same at other branches')).toHaveCount(0);
});
