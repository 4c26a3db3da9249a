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

const shot = async (page: Page, name: string) => {
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true });
};

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

async function changePhone(page: Page, number: string): Promise<void> {
  await page.getByRole('link', { name: 'Facts' }).click();
  await openTask(page, 'Phone and chat', 'Chennai');
  await page.getByLabel('Phone number').fill(number);
}

async function openPublish(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What changes' })).toBeVisible(LONG);
}

const button = (page: Page, name = 'Publish') => page.getByRole('button', { name, exact: true });
const published = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^Published\./ });

for (const size of [DESKTOP, PHONE])
  test.describe(`${size.width} px`, () => {
    test.use({ viewport: size });

    test('a phone number and a sentence: looked at before and after, published as one commit, followed to the website, and taken back', {
      tag: size === DESKTOP ? '@smoke' : '@all',
    }, async ({ page, editor }) => {
      await signIn(page);
      await changePhone(page, '+910000000077');
      await openText(page, 'home: hero.title');
      await translation(page).fill(TITLE);
      await openPublish(page);
      await expect(page.getByText(/^Chennai: Phone number on (?:[2-9]|\d\d) pages$/)).toBeVisible(LONG);
      await expect(page.getByText(/^தமிழ்: 1 text of /)).toBeVisible();
      await shot(page, `before-${size.width}`);
    });
  });
