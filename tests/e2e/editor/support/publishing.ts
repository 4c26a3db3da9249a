/** What people do on the page "Publish". */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect } from '../../support/fixtures.ts';
import type { ClinicProject, RemoteProject } from './clinicProject.ts';

export const CHENNAI = 'branches/chennai.yaml';
const CLINIC = 'branches/clinic.yaml';
export const KAVALKINARU = 'branches/kavalkinaru.yaml';

/** Publishing checks and renders whole sites: milliseconds that it may take on a machine with other work. */
export const TIMEOUT = { timeout: 60_000 };
/** Comparing them renders every page once for each sentence. */
export const LONG_TIMEOUT = { timeout: 150_000 };

/** The frozen site is full of samples: it is published as a test site. */
export const AS_TEST_SITE = {
  prepare({ git, read, write }: ClinicProject): void {
    write(CLINIC, `${read(CLINIC)}\ntestSite: true\n`);
    git(['commit', '-q', '-a', '--amend', '--no-edit']);
  },
};

/** Changes a text that a file has once, as saving or another program does. @param project its folder */
export function edit(project: string | Pick<ClinicProject, 'root'>, path: string, from: string, to: string): void {
  const file = join(typeof project === 'string' ? project : project.root, path);
  const text = readFileSync(file, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${path} does not have this once: ${from}`);
  writeFileSync(file, text.replace(from, to));
}

/** Opens the page, and waits until it has read what changes. */
export async function openPublish(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What changes' })).toBeVisible(TIMEOUT);
}

/** Answers for the comparison of pages and for preflight, which have tests of their own and take longer than publishing itself. */
export async function withoutPages(page: Page): Promise<void> {
  await page.route('**/api/publish/pages', (route) => route.fulfill({ json: { pages: [], counts: {} } }));
  const judgement = { left: [], isTest: true };
  await page.route('**/api/publish/preflight', (route) => route.fulfill({ json: { judgement, fresh: [], known: [] } }));
}

/** Presses "Publish", with a name if it is asked for. */
export async function publish(page: Page, name?: string): Promise<void> {
  if (name !== undefined) await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
}

export const published = (page: Page): Locator => page.getByRole('status').filter({ hasText: /^Published\./ });

/** A page before or after publishing. */
export const comparedPage = (page: Page, side: 'Before' | 'After'): FrameLocator =>
  page.getByRole('figure', { name: side }).frameLocator('iframe');

/** Somebody else changes a file at home and publishes it. */
export function publishElsewhere(
  { git }: ClinicProject,
  { bare, address }: RemoteProject,
  change: (elsewhere: string) => void,
): void {
  const elsewhere = join(bare, '../elsewhere');
  git(['clone', '-q', address, elsewhere], join(bare, '..'));
  change(elsewhere);
  git(['commit', '-q', '-a', '-m', 'From elsewhere'], elsewhere);
  git(['push', '-q', 'origin', 'main'], elsewhere);
}
