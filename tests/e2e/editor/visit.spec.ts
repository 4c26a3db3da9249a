/** The link to a visit, which the reception makes and sends. */
import { axeViolations } from '../support/checks/axe.ts';
import { expect, test } from './support/editorTest.ts';
import { bar } from './support/steps.ts';

test('a visit link: day and time, a warning when the branch is closed, copied, and sent by WhatsApp', async ({
  clinic,
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('region', { name: 'Branches' }).getByRole('link', { name: 'Chennai' }).click();
  const visit = page.getByRole('region', { name: 'Make a visit link: Chennai' });
  await expect(visit.getByLabel('The link')).toHaveCount(0);
  await visit.getByLabel('Day').fill('2099-12-05');
  await visit.getByLabel('Time in India').fill('15:00');
  await expect(visit).toContainText('The branch is closed at this time');
  expect(await axeViolations(page, { within: '[aria-labelledby=visit-link]' })).toEqual([]);
  await visit.getByLabel('Time in India').fill('11:00');
  await expect(visit.getByText('The branch is closed at this time')).toBeHidden();
  const link = 'https://www.sample-dental.example/contact#visit=chennai,2099-12-05T11:00';
  await expect(visit.getByLabel('The link')).toHaveValue(link);
  await visit.getByRole('button', { name: 'Copy' }).click();
  await expect(visit.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  const chat = await visit.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href');
  expect(chat).toMatch(/^https:\/\/wa\.me\/\?text=/);
  const message = new URL(chat ?? '').searchParams.get('text');
  expect(message).toMatch(/^Your dental visit: Saturday,? 5 December 2099.*11:00/);
  expect(message).toMatch(new RegExp(` ${link}$`));
  await visit.getByLabel('Day').fill('2020-12-05');
  await expect(visit).toContainText('This time has passed.');
  await expect(bar(page)).toContainText('Everything is saved.');
  expect(clinic.git('status', '--porcelain', 'branches', 'locales')).toBe('');
});
