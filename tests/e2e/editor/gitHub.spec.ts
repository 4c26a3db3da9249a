/** Publishing to GitHub: what is shown before, concurrent changes, failures, and the status afterwards. */
import type { Locator, Page } from '@playwright/test';
import { axeViolations } from '../support/checks/axe.ts';
import { DESKTOP, PHONE } from '../support/fixtures.ts';
import { type BuiltEditor, expect, testOnGitHub as test } from './support/editorTest.ts';
import {
  bar,
  changeOf,
  LONG,
  openTask,
  openText,
  pageFrame,
  phone,
  photograph,
  publishElsewhere,
  signIn,
  translation,
} from './support/steps.ts';

const CHENNAI = 'branches/chennai.yaml';
const CLINIC = 'branches/clinic.yaml';
const HOME = 'locales/ta/home.json';
const TITLE = 'சிகிச்சைக்கு முன் விளக்கும் பல் மருத்துவர்கள்';

const ONE = 'Publish 1 change …';
const TWO = 'Publish 2 changes …';

test.setTimeout(300_000);

const textIn = ({ gitHub }: BuiltEditor, path: string) => gitHub.repository.textIn(path) ?? '';
const log = ({ gitHub }: BuiltEditor) => gitHub.repository.log('main', 20);

/** Opens a form, types a number, and goes by the button of the bar to what changes. */
async function changePhone(page: Page, number: string, branch = 'Chennai', label = ONE): Promise<void> {
  await openTask(page, 'Phone and chat', branch);
  await phone(page).fill(number);
  await openPublish(page, label);
}

async function openPublish(page: Page, label: string): Promise<void> {
  await bar(page).getByRole('link', { name: label, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What changes' })).toBeVisible(LONG);
}

const publishButton = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });

const expectOutcome = (page: Page, outcome: RegExp) =>
  expect(page.getByRole('status').filter({ hasText: outcome })).toBeVisible(LONG);

async function publish(page: Page): Promise<void> {
  await publishButton(page).click();
  await expectOutcome(page, /^Published\./);
}

/** Decides a conflict. */
async function decide(page: Page, choice: Locator): Promise<void> {
  const proceed = page.getByRole('button', { name: 'Go on with what I have chosen' });
  await expect(proceed).toBeDisabled();
  await choice.check();
  await proceed.click();
  await expectOutcome(page, /^Published\./);
}

/** The status of the newest version, at the top of the page. */
const way = (page: Page, text: RegExp): Locator => page.getByRole('main').locator('.notice').filter({ hasText: text });

test.describe('a test site', () => {
  // The frozen site is full of samples.
  test.use({ before: { prepare: ({ read, write }) => write(CLINIC, `${read(CLINIC)}\ntestSite: true\n`) } });

  for (const size of [DESKTOP, PHONE])
    test(`a number and a sentence are published and undone (${size.width} px)`, {
      tag: size === DESKTOP ? '@smoke' : '@all',
    }, async ({ page, editor }) => {
      await page.setViewportSize(size);
      const { gitHub } = editor;
      await signIn(page);
      await openText(page, 'home: hero.title');
      await translation(page).fill(TITLE);
      await changePhone(page, '+910000000077', 'Chennai', TWO);
      await expect(publishButton(page)).toBeInViewport({ ratio: 1 });
      const line = changeOf(page, 'Phone number').first();
      await expect(line.getByRole('deletion')).toHaveText('+91 00000 00001');
      await expect(line.getByRole('insertion')).toHaveText('+91 00000 00077');
      await expect(page.getByRole('listitem').filter({ hasText: /^Home, Tamil/ })).toContainText(TITLE);
      await expect(page.getByText(/^Pages that change: Home/)).toBeVisible(LONG);
      await expect(page.getByText(/^This is a test site/)).toBeVisible();
      await expect(publishButton(page)).toBeInViewport({ ratio: 1 });
      expect(await axeViolations(page)).toEqual([]);

      await publish(page);
      const [commit, ...others] = log(editor);
      expect(others).toHaveLength(1);
      expect(commit?.author).toBe('Anita');
      expect(commit?.message).toMatch(/^Chennai: Phone number, and 1 more change\n/);
      expect(commit?.message).toContain('Chennai, Phone number: +91 00000 00001 -> +91 00000 00077');
      expect(gitHub.repository.changed(commit?.oid ?? '')).toEqual([CHENNAI, 'locales/record/ta.json', HOME]);
      expect(textIn(editor, CHENNAI)).toContain('phone: "+910000000077"');
      expect(textIn(editor, HOME)).toContain(TITLE);

      await expect(way(page, /being checked/)).toContainText(/Chennai: Phone number.*Anita, sent/);
      await expect(page.getByText('There is nothing to publish.').first()).toBeVisible();
      gitHub.published = { commit: commit?.oid ?? '', time: '2026-01-26T11:53:00Z' };
      await page.getByRole('link', { name: 'Facts' }).click();
      await page.getByRole('link', { name: 'Publish', exact: true }).click();
      await expect(way(page, /On the website since 26 January 2026, 17:23\./)).toBeVisible(LONG);
      const site = page.getByRole('link', { name: 'Look at it' });
      await expect(site).toHaveAttribute('href', 'https://www.sample-dental.example/contact');

      const past = page.getByRole('region', { name: 'What was published' });
      await past.locator('summary').filter({ hasText: 'Chennai: Phone number' }).click();
      await expect(past.getByRole('listitem').filter({ hasText: /^Phone number: / })).toContainText('00077', LONG);
      await past.getByRole('button', { name: 'Undo: Chennai: Phone number' }).click();
      await expect(past.getByText(/^It is undone/)).toBeVisible(LONG);
      await expect(line.getByRole('insertion')).toHaveText('+91 00000 00001', LONG);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await publish(page);
      expect(textIn(editor, CHENNAI)).toContain('phone: "+910000000001"');

      await test.step('publish with a conflict: all three values are shown, and one is chosen', async () => {
        await openTask(page, 'Phone and chat', 'Chennai');
        await expect(phone(page)).toHaveValue('+91 00000 00001');
        await changePhone(page, '+910000000077');
        publishElsewhere(gitHub, CHENNAI, 'phone: "+910000000001"', 'phone: "+910000000099"');
        publishElsewhere(gitHub, CHENNAI, 'sunday: [11:00-13:30]', 'sunday: closed');
        await publishButton(page).click();
        const field = page.getByRole('group', { name: 'Chennai: Phone number' });
        await expect(field).toContainText('It was: +91 00000 00001', LONG);
        await expect(field.getByLabel(/^Mine/)).toHaveAccessibleName(/00000 00077/);
        await expect(field.getByLabel(/^Theirs/)).toHaveAccessibleName(/00000 00099/);
        await expect(page.getByRole('radio')).toHaveCount(2);
        expect(await axeViolations(page)).toEqual([]);
        await decide(page, field.getByLabel(/^Mine/));
        for (const line of ['phone: "+910000000077"', 'sunday: closed'])
          expect(textIn(editor, CHENNAI)).toContain(line);
        expect(log(editor)).toHaveLength(6);
      });

      await test.step('an unfinished holiday does not hold back a phone number, and stays', async () => {
        await openTask(page, 'Holidays and short days', 'Chennai');
        await page.getByRole('button', { name: 'Add one' }).click();
        await page.getByRole('textbox', { name: /English/ }).fill('Pongal');
        await openTask(page, 'Phone and chat', 'Chennai');
        await phone(page).fill('+910000000066');
        await openPublish(page, TWO);
        await expect(
          page.getByText('These are not finished. They stay here; everything else can be published:'),
        ).toBeVisible(LONG);
        const holiday = page.getByRole('listitem').filter({ hasText: /^Holidays and short days/ });
        await expect(holiday.getByRole('checkbox')).toBeDisabled();
        await expect(holiday).toContainText('stays here');
        expect(await axeViolations(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        await page.getByRole('button', { name: 'Publish 1 change', exact: true }).click();
        await expectOutcome(page, /^Published\./);
        expect(textIn(editor, CHENNAI)).toContain('phone: "+910000000066"');
        expect(textIn(editor, CHENNAI)).not.toContain('Pongal');
        await expect(holiday, 'in the draft').toBeVisible(LONG);
        await openTask(page, 'Holidays and short days', 'Chennai');
        await expect(bar(page).getByRole('link', { name: ONE })).toBeVisible();
        await bar(page).getByRole('button', { name: '1 mistake: show' }).click();
        await expect(page.getByLabel('Day', { exact: true })).toBeFocused();
        await page.getByRole('link', { name: 'Publish', exact: true }).click();
        await holiday.getByRole('button', { name: /^Take back/ }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
        await expect(holiday).toHaveCount(0);
      });

      await test.step('a person finds first what is for them', async () => {
        await page.goto(`${editor.address}/ready?open=mine`);
        await expect(page.getByText('On GitHub, “main” is not protected:')).toBeVisible(LONG);
        const mine = page.getByRole('group').filter({ hasText: 'All that is for you' }).getByRole('listitem');
        await expect(mine.filter({ hasText: 'For Anita Kumar' }).first()).toBeVisible(LONG);
        expect(await axeViolations(page)).toEqual([]);
      });

      await test.step('a photograph that was published stays known', async () => {
        const file = /media\/branches\/at-the-door[\w-]*\.webp$/;
        await openTask(page, 'Pictures', 'Chennai');
        const first = page.getByLabel('Choose a photograph').first();
        await first.setInputFiles(await photograph('At the door.jpg'));
        await openPublish(page, TWO);
        await publish(page);
        expect(gitHub.repository.changed(log(editor)[0]?.oid ?? '')).toContainEqual(expect.stringMatching(file));
        await page.reload();
        await openTask(page, 'Pictures', 'Chennai');
        const shown = page.locator('label', { hasText: 'Choose a photograph' }).locator('img').first();
        await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth), LONG).toBeGreaterThan(0);
        await expect(page.getByText('This picture is not there.')).toHaveCount(0);
        await expect(pageFrame(page).getByRole('heading', { level: 1 }).first()).toBeAttached(LONG);
      });
    });

  test('a protected branch gets a proposal', async ({ page, editor }) => {
    editor.gitHub.isProtected = true;
    editor.gitHub.codeOwners = ['Ravi'];
    await signIn(page);
    await changePhone(page, '+910000000077');
    await expect(page.getByText(/^Somebody else has to approve/)).toBeVisible();
    const propose = page.getByRole('button', { name: 'Propose' });
    await propose.click();
    await expectOutcome(page, /^Proposed\..*: Ravi\.$/);
    expect(editor.gitHub.proposals).toMatchObject([{ title: expect.stringMatching(/^Chennai: Phone number/) }]);
    await page.reload();
    await expect(way(page, /wait for approval/).getByRole('link')).toHaveAttribute('href', /\/pull\/1$/, LONG);
  });
});

test('with samples, with a failing check', async ({ page, editor }) => {
  const { gitHub } = editor;
  await signIn(page);

  await test.step('a site with samples is not published before it is made a test site', async () => {
    await changePhone(page, '+910000000077');
    const kept = page.getByRole('alert').filter({ hasText: /it has sample facts and advice that a dentist/ });
    await expect(kept).toBeVisible(LONG);
    await expect(publishButton(page)).toHaveCount(0);
    await kept.getByRole('link', { name: 'What is left before the website is for patients' }).click();
    const make = page.getByRole('button', { name: 'Make it a test site' });
    await make.click(LONG);
    const dialog = page.getByRole('dialog', { name: 'Make it a test site?' });
    await expect(dialog).toContainText('nobody should rely on them');
    await dialog.getByRole('button', { name: 'Make it a test site' }).click();
    await openPublish(page, TWO);
    await expect(page.getByText(/^This is a test site/)).toBeVisible(LONG);
    await expect(page.getByRole('listitem').filter({ hasText: /^Test site: yes/ })).toBeVisible();
  });

  await publish(page);
  expect(textIn(editor, CLINIC)).toMatch(/^testSite: true$/m);

  await test.step('a failed check is shown with its messages, which link to their fields', async () => {
    const above = textIn(editor, CHENNAI).split('\nphone:')[0]?.split('\n') ?? [];
    const description = `${CHENNAI}:${above.length + 1}:8: This number is not in use`;
    gitHub.statuses.set(log(editor)[0]?.oid ?? '', [{ state: 'FAILURE', description }]);
    await page.reload();
    const failed = way(page, /a check has failed/);
    await expect(failed).toContainText('This number is not in use', LONG);
    await failed.getByRole('link').click();
    await expect(phone(page)).toBeFocused();
  });
});
