/** What a translator does in the editor again and again. */
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { textHash } from '../../../../locales/model/record.ts';
import { runScript } from '../../../support/runScript.ts';
import { expect } from '../../support/fixtures.ts';
import type { ClinicProject } from './clinicProject.ts';
import { changedLines } from './steps.ts';

/** Opens the list of all Tamil texts. */
export async function openTexts(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Texts', exact: true }).click();
  await page.getByRole('link', { name: 'தமிழ்' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'தமிழ்' })).toBeVisible();
}

export const searchField = (page: Page): Locator =>
  page.getByRole('searchbox', { name: 'Search in English, translations and names' });

/** Finds a text in the list by its name, and opens it. */
export async function openText(page: Page, name: string): Promise<void> {
  await openTexts(page);
  await searchField(page).fill(name);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expectText(page, name);
}

/** The text that is open, ready to be typed in. @param name its name with or without its file: `home: hero.title` */
export async function expectText(page: Page, name: string): Promise<void> {
  const key = name.split(': ').at(-1) ?? name;
  await expect(page.getByRole('heading', { level: 1 }).getByText(key, { exact: true })).toBeVisible();
  await expect(translation(page)).toBeFocused();
}

/** The field for the translation. */
export const translation = (page: Page): Locator => page.getByRole('textbox', { name: 'Translation' });

/** A line of the record that says from which English a person has translated a text. */
export const recorded = (key: string, english: string, text: string, reviewed?: string): string =>
  `    ${JSON.stringify(key)}: ${JSON.stringify({
    english: textHash(english),
    text: textHash(text),
    by: 'person',
    ...(reviewed === undefined ? {} : { reviewed }),
  })},`;

/** What has changed in the project, after the command that keeps its records found nothing more to change. */
export function changesAsByCommand(clinic: ClinicProject): readonly string[] {
  clinic.git(['add', '--intent-to-add', '.']);
  const changes = changedLines(clinic);
  const { status, stderr } = runScript(join(clinic.root, 'scripts/i18n.ts'), [], clinic.root);
  expect(status, stderr).toBe(0);
  expect(changedLines(clinic)).toEqual(changes);
  return changes;
}
