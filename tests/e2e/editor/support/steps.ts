/** What people do in the editor again and again. */
import type { FrameLocator, Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import type { ClinicProject } from './clinicProject.ts';

/** Opens a task of a branch, or of `All branches`. */
export async function openTask(page: Page, task: string, file: string): Promise<void> {
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: task, exact: true }) });
  await card.getByRole('link', { name: new RegExp(file) }).click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(`${task}`) })).toBeVisible();
}

/** The page beside the form. */
export const pageFrame = (page: Page): FrameLocator => page.frameLocator('iframe');

/** Saves, and waits until it is done. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText(/^Saved: /)).toBeVisible();
}

/** What differs in the project from what is published: paths, and the lines that went or came. */
export const changedLines = (clinic: ClinicProject): readonly string[] =>
  clinic
    .git(['diff', '--unified=0', '--no-color'])
    .split('\n')
    .filter((line) => /^(?:\+\+\+ b\/|[+-](?![+-]))/.test(line))
    .map((line) => line.replace(/^\+\+\+ b\//, ''));
