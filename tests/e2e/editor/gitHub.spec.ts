/** Publishing where the content lives on GitHub: what is told before it, what goes out, whoever else publishes, and how far it has come. */
import type { Locator, Page } from '@playwright/test';
import type { FakeGitHub } from '../../support/gitHub/fakeGitHub.ts';
import { axeViolations } from '../support/checks/axe.ts';
import { DESKTOP, PHONE } from '../support/fixtures.ts';
import { type BuiltEditor, expect, signIn, test } from './support/builtEditor.ts';
import { openTask } from './support/steps.ts';
import { openText, translation } from './support/translator.ts';

const CHENNAI = 'branches/chennai.yaml';
const CLINIC = 'branches/clinic.yaml';
const HOME = 'locales/ta/home.json';
const TITLE = 'சிகிச்சைக்கு முன் விளக்கும் பல் மருத்துவர்கள்';

/** Checking and rendering whole sites takes a busy machine long. */
const LONG = { timeout: 90_000 };

/** The frozen site is full of samples: it is published as a test site. */
const AS_TEST_SITE = {
  prepare: ({ read, write }: { read(path: string): string; write(path: string, text: string): void }) =>
    write(CLINIC, `${read(CLINIC)}\ntestSite: true\n`),
};

test.setTimeout(240_000);
test.use({ before: AS_TEST_SITE });

const textIn = ({ gitHub }: BuiltEditor, path: string) =>
  gitHub.repository.find(`main:${path}`)?.content.toString() ?? '';
const log = ({ gitHub }: BuiltEditor) => gitHub.repository.log('main', 20);

/** Somebody else publishes. */
function publishElsewhere({ repository }: FakeGitHub, path: string, from: string, to: string): string {
  const text = repository.find(`main:${path}`)?.content.toString() ?? '';
  if (text.split(from).length !== 2) throw new Error(`${path} does not have this once: ${from}`);
  const additions = [{ path, content: text.replace(from, to) }];
  const author = { name: 'Ravi', email: 'ravi@clinic.example' };
  return (
    repository.commit({ branch: 'main', base: repository.head(), additions, message: 'Chennai: by Ravi', author }) ?? ''
  );
}

/** Opens a form, types a number, and goes by the button of the bar to what changes. */
async function changePhone(page: Page, number: string, label = /^Publish 1 change …$/): Promise<void> {
  await page.getByRole('link', { name: 'Facts' }).click();
  await openTask(page, 'Phone and chat', 'Chennai');
  await page.getByLabel('Phone number').fill(number);
  await openPublish(page, label);
}

async function openPublish(page: Page, label: RegExp): Promise<void> {
  await page.getByRole('region', { name: 'Saving' }).getByRole('link', { name: label }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What changes' })).toBeVisible(LONG);
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Published\./ })).toBeVisible(LONG);
}

/** How far the newest version is, at the top of the page. */
const way = (page: Page, text: RegExp): Locator => page.getByRole('main').locator('.notice').filter({ hasText: text });

const comparedPage = (page: Page, side: 'Before' | 'After') =>
  page.getByRole('figure', { name: side }).frameLocator('iframe');

for (const size of [DESKTOP, PHONE])
  test.describe(`${size.width} px`, () => {
    test.use({ viewport: size });

    test('a phone number and a sentence: looked at, published as one commit, followed to the website, and taken back', {
      tag: size === DESKTOP ? '@smoke' : '@all',
    }, async ({ page, editor }) => {
      const { gitHub } = editor;
      await signIn(page);
      await openText(page, 'home: hero.title');
      await translation(page).fill(TITLE);
      await changePhone(page, '+910000000077', /^Publish 2 changes …$/);
      await expect(page.getByText(/^Chennai: Phone number on (?:[2-9]|\d\d) pages$/)).toBeVisible(LONG);
      await expect(page.getByText(/^தமிழ்: 1 text of /)).toBeVisible();
      const phone = page.getByRole('row', { name: /^Phone number/ });
      await expect(phone.getByRole('deletion')).toHaveText('+91 00000 00001');
      await expect(phone.getByRole('insertion')).toHaveText('+91 00000 00077');
      await page.getByLabel('Page', { exact: true }).selectOption('/contact');
      for (const [side, number] of [
        ['Before', '00000 00001'],
        ['After', '00000 00077'],
      ] as const) {
        const marked = comparedPage(page, side).locator('main [data-editor-focus]').filter({ hasText: number });
        await expect(marked.first()).toHaveCSS('outline-style', 'solid', LONG);
      }
      await expect(page.getByText(/^This is published as a test site/)).toBeVisible();
      await expect(page.getByRole('region', { name: 'What still waits' }).getByRole('listitem').first()).toHaveText(
        /^\+910000000077 is a placeholder.*branches\/chennai\.yaml:\d+$/,
      );
      expect(await axeViolations(page)).toEqual([]);

      const before = log(editor).length;
      await publish(page);
      const [commit, ...others] = log(editor);
      expect(others).toHaveLength(before);
      expect(commit?.author).toBe('Anita');
      expect(commit?.message).toMatch(/^Chennai: Phone number on \d+ pages, and 1 more change\n/);
      expect(commit?.message).toContain('Chennai, Phone number: +91 00000 00001 -> +91 00000 00077');
      expect(gitHub.repository.changed(commit?.oid ?? '')).toEqual([CHENNAI, 'locales/record/ta.json', HOME]);
      expect(textIn(editor, CHENNAI)).toContain('phone: "+910000000077"');
      expect(textIn(editor, HOME)).toContain(TITLE);

      await expect(way(page, /being checked/)).toContainText(/Chennai: Phone number.*Anita, sent/);
      await expect(page.getByText('There is nothing to publish.').first()).toBeVisible();
      gitHub.published = { commit: commit?.oid ?? '', time: '2026-11-26T11:53:00Z' };
      await page.getByRole('link', { name: 'Facts' }).click();
      await page.getByRole('link', { name: 'Publish', exact: true }).click();
      await expect(way(page, /On the website since 26 Nov 2026, 17:23\./)).toBeVisible(LONG);
      await expect(page.getByRole('link', { name: 'Look at it' })).toHaveAttribute(
        'href',
        'https://www.sample-dental.example/',
      );

      const past = page.getByRole('region', { name: 'What was published' });
      await past.locator('summary').filter({ hasText: 'Chennai: Phone number' }).click();
      await expect(past.getByRole('row', { name: /^Phone number/ })).toContainText('00077', LONG);
      await past.getByRole('button', { name: 'Take this back' }).click();
      await expect(past.getByText(/^It is taken back/)).toBeVisible(LONG);
      const again = page.getByRole('row', { name: /^Phone number/ }).first();
      await expect(again.getByRole('insertion')).toHaveText('+91 00000 00001', LONG);
      expect(await axeViolations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      await publish(page);
      expect(textIn(editor, CHENNAI)).toContain('phone: "+910000000001"');
    });

    test('two people change the same field: it is shown with all three values, and what was chosen is published', async ({
      page,
      editor,
    }) => {
      await signIn(page);
      await changePhone(page, '+910000000077');
      publishElsewhere(editor.gitHub, CHENNAI, 'phone: "+910000000001"', 'phone: "+910000000099"');
      publishElsewhere(editor.gitHub, CHENNAI, 'sunday: [11:00-13:30]', 'sunday: closed');
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      const field = page.getByRole('group', { name: 'Chennai: Phone number' });
      await expect(field).toContainText('It was: +91 00000 00001', LONG);
      await expect(field.getByLabel(/^Mine/)).toHaveAccessibleName(/00000 00077/);
      await expect(field.getByLabel(/^Theirs/)).toHaveAccessibleName(/00000 00099/);
      await expect(page.getByRole('radio')).toHaveCount(2);
      const proceed = page.getByRole('button', { name: 'Go on with what I have chosen' });
      await expect(proceed).toBeDisabled();
      await field.getByLabel(/^Mine/).check();
      await proceed.click();
      await expect(page.getByRole('status').filter({ hasText: /^Published\./ })).toBeVisible(LONG);
      for (const line of ['phone: "+910000000077"', 'sunday: closed']) expect(textIn(editor, CHENNAI)).toContain(line);
      expect(log(editor)).toHaveLength(4);
    });
  });

test('a branch that somebody else has removed is kept with what was changed, if a person says so', async ({
  page,
  editor,
}) => {
  await signIn(page);
  await openTask(page, 'Phone and chat', 'Kavalkinaru');
  await page.getByLabel('Phone number').fill('+910000000078');
  await openPublish(page, /^Publish 1 change …$/);
  const { repository } = editor.gitHub;
  const author = { name: 'Ravi', email: 'ravi@clinic.example' };
  const deletions = ['branches/kavalkinaru.yaml'];
  repository.commit({ branch: 'main', base: repository.head(), additions: [], deletions, message: 'Closed', author });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const removed = page.getByRole('group', { name: 'Kavalkinaru' });
  await expect(removed).toContainText('Ravi removed it on 1 Jan 2026, 15:31.', LONG);
  await removed.getByLabel('Keep it, with my changes').check();
  await page.getByRole('button', { name: 'Go on with what I have chosen' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Published\./ })).toBeVisible(LONG);
  expect(textIn(editor, 'branches/kavalkinaru.yaml')).toContain('phone: "+910000000078"');
});

test('a protected branch gets a proposal, which says who has to approve it, and is found again tomorrow', async ({
  page,
  editor,
}) => {
  editor.gitHub.isProtected = true;
  editor.gitHub.codeOwners = ['Ravi'];
  await signIn(page);
  await changePhone(page, '+910000000077');
  await expect(page.getByText(/^Somebody else has to approve/)).toBeVisible();
  await page.getByRole('button', { name: 'Propose' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Proposed\..*: Ravi\.$/ })).toBeVisible(LONG);
  expect(editor.gitHub.proposals).toMatchObject([{ title: expect.stringMatching(/^Chennai: Phone number/) }]);
  expect(log(editor)).toHaveLength(1);
  await page.reload();
  await expect(way(page, /wait for approval/).getByRole('link')).toHaveAttribute('href', /\/pull\/1$/, LONG);
});

test('an editor that is older than the code on GitHub says so, and proposes', async ({ page, editor }) => {
  await page.route('**/editor.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), code: { editor: 'of yesterday' } } });
  });
  await page.reload();
  await signIn(page);
  await changePhone(page, '+910000000077');
  await expect(page.getByText(/^A new version of this editor is on its way/)).toBeVisible();
  await page.getByRole('button', { name: 'Propose' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Proposed\./ })).toBeVisible(LONG);
  expect(log(editor)).toHaveLength(1);
});

test('a check that fails is told in its sentences, which lead to their fields', async ({ page, editor }) => {
  await signIn(page);
  await changePhone(page, '+910000000077');
  await publish(page);
  const [commit] = log(editor);
  const line =
    textIn(editor, CHENNAI)
      .split('\n')
      .findIndex((each) => each.startsWith('phone:')) + 1;
  const description = `${CHENNAI}:${line}:8: This number is not in use`;
  editor.gitHub.statuses.set(commit?.oid ?? '', [{ state: 'FAILURE', description }]);
  await page.reload();
  const failed = way(page, /a check has failed/);
  await expect(failed).toContainText('This number is not in use', LONG);
  await failed.getByRole('link').click();
  await expect(page.getByLabel('Phone number')).toBeFocused();
});

/** Waits until the page asks nothing more. */
async function allShown(page: Page): Promise<void> {
  await expect(page.getByRole('figure', { name: 'After' })).toBeVisible(LONG);
  await expect(page.getByText(/^\d+ things from before$/)).toBeVisible(LONG);
  await expect(page.getByRole('region', { name: 'What was published' }).locator('summary').first()).toBeVisible(LONG);
}

test('a line that breaks loses nothing, and nothing is published twice', async ({ page, editor }) => {
  await signIn(page);
  await changePhone(page, '+910000000077');
  await allShown(page);
  editor.gitHub.commitFaults.push('cut after');
  await publish(page);
  expect(log(editor)).toHaveLength(2);

  await changePhone(page, '+910000000088');
  await allShown(page);
  editor.gitHub.commitFaults.push('cut before');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your changes are kept.' })).toBeVisible(LONG);
  await publish(page);
  expect(log(editor)).toHaveLength(3);
  expect(textIn(editor, CHENNAI)).toContain('phone: "+910000000088"');
});

test.describe('a site with samples', () => {
  test.use({ before: { prepare: () => undefined } });

  test('is not published before it is made a test site, which the page says first', async ({ page, editor }) => {
    await signIn(page);
    await changePhone(page, '+910000000077');
    const kept = page.getByRole('alert').filter({ hasText: /^This site still has sample facts and unsigned advice\./ });
    await expect(kept).toBeVisible(LONG);
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);
    await kept.getByRole('link', { name: 'The switch for a test site' }).click();
    await page.getByRole('checkbox', { name: 'Test site' }).check();
    await openPublish(page, /^Publish 2 changes …$/);
    await expect(page.getByText(/^This is published as a test site/)).toBeVisible(LONG);
    await publish(page);
    expect(textIn(editor, CLINIC)).toMatch(/^testSite: true$/m);
  });
});
