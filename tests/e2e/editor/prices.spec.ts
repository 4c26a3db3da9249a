/** Prices and durations, which many pages quote. */
import { expect, test } from './support/editorTest.ts';
import { unfold } from './support/fields.ts';
import { changedLines, openTask, save } from './support/steps.ts';

test('a price becomes a range, and a treatment takes longer', async ({ clinic, page }) => {
  await openTask(page, 'Prices and durations', 'All branches');
  const check = page.getByRole('group', { name: 'Wisdom tooth: X-ray and consultation' });
  await check.getByRole('combobox').selectOption('from ... to ...');
  await expect(check.getByLabel(/^From/)).toHaveValue('300');
  await check.getByLabel(/^To/).fill('450');
  await unfold(page, 'Laser dentistry');
  const minutes = page.getByRole('group', { name: /^Minutes per sitting/ }).first();
  await minutes.getByLabel(/^To/).fill('90');
  await save(page);
  expect(changedLines(clinic)).toEqual([
    'branches/clinic.yaml',
    '-  wisdomCheck: { exact: 300 } # X-ray and consultation',
    '+  wisdomCheck: { from: 300, to: 450 } # X-ray and consultation',
    '-    page: { minutes: { from: 15, to: 60 }, price: { from: 2000, to: 15000 } }',
    '+    page: { minutes: { from: 15, to: 90 }, price: { from: 2000, to: 15000 } }',
  ]);
});

test('"from 2500 to 600": the mistake stands at its field until it is corrected', async ({ clinic, page }) => {
  await openTask(page, 'Prices and durations', 'All branches');
  const rootCanal = page.getByRole('group', { name: 'Root canal', exact: true });
  const to = rootCanal.getByLabel(/^To/);
  await to.fill('600');
  await expect(rootCanal.getByText(/expected a figure that is not below "from"/)).toBeVisible();
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  await to.fill('6500');
  await expect(rootCanal.getByText(/expected a figure/)).toHaveCount(0);
  await save(page);
  expect(changedLines(clinic)).toEqual([
    'branches/clinic.yaml',
    '-  rootCanal: { from: 2500, to: 6000 }',
    '+  rootCanal: { from: 2500, to: 6500 }',
  ]);
});
