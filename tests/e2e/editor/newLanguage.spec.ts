/** A language that the site did not have. It ends with the files as the command would write them, and the page. */
import { expect, test } from './support/editorTest.ts';
import { makeGaps } from './support/gaps.ts';
import { pageFrame, save } from './support/steps.ts';
import { changesAsByCommand, expectText, recorded, searchField } from './support/translator.ts';

test.use({ before: { prepare: makeGaps } });

test('a new language: made by the button, its first text is on its page and in its file', async ({ clinic, page }) => {
  const hindi = 'दाँतों के डॉक्टर जो पहले समझाते हैं';
  await page.getByRole('link', { name: 'Texts', exact: true }).click();
  await page.getByRole('button', { name: 'New language' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Code of the language' }).fill('hi');
  await page.getByRole('button', { name: 'Make it' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Nothing is translated yet\./ })).toBeVisible();
  await searchField(page).fill('home: hero.title');
  await page.getByRole('link', { name: /^Dentists who explain/ }).click();
  await expectText(page, 'home: hero.title');
  await page.keyboard.insertText(hindi);
  await expect(pageFrame(page).getByRole('heading', { level: 1, name: hindi })).toBeVisible();
  await save(page);
  const changes = changesAsByCommand(clinic);
  expect(clinic.read('locales/hi/home.json')).toBe(`{\n  "hero": {\n    "title": "${hindi}"\n  }\n}\n`);
  expect(changes).toContain(`+${recorded('hero.title', 'Dentists who explain before they treat', hindi).slice(0, -1)}`);
  expect(clinic.read('locales/languages.json')).toContain('"code": "hi"');
  expect(changes.filter((line) => /^(?:locales|branches)\//.test(line))).toEqual([
    'locales/glossary.csv',
    'locales/hi/common.json',
    'locales/hi/home.json',
    'locales/languages.json',
    'locales/record/hi.json',
    'locales/tone.hi.md',
  ]);
});
