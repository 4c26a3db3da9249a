/** What staff change for all branches. Each step ends with the page beside the form, and the lines that have changed. */
import { expect, test } from './support/editorTest.ts';
import {
  atThePage,
  expectSaved,
  expectShown,
  look,
  openTask,
  pageFrame,
  photograph,
  textOf,
  unfold,
} from './support/steps.ts';

const CLINIC = 'branches/clinic.yaml';

/** Lines of a new entry. */
const added = (count: number) => Array.from({ length: count }, () => expect.stringMatching(/^\+ {4}/));

test('an offer with a phone’s photograph; ending an offer', async ({ clinic, page }) => {
  test.slow();
  await openTask(page, 'Offers', 'All branches');
  await page.getByRole('button', { name: 'Add one: Offers of the clinic' }).click();
  await textOf(page, 'Words above the title').fill('Deepavali');
  await textOf(page, 'Title').fill('Deepavali Smile Offer');
  await textOf(page, 'Description').fill('A check-up before the sweets costs half as much.');
  await page.getByRole('button', { name: 'Add one: Conditions' }).click();
  await textOf(page, 'Number 1').fill('One check-up for each patient');
  await page.getByLabel('Choose a photograph').setInputFiles(await photograph('IMG 2041.JPG'));
  await expect(page.locator('label', { hasText: 'Choose a photograph' }).locator('img')).toBeAttached();
  await textOf(page, 'What the picture shows').fill('A clay lamp on a table.');
  await textOf(page, 'What the picture shows', 'தமிழ்').fill('மேசை மேல் ஓர் அகல் விளக்கு.');
  await page.getByRole('button', { name: 'Choose 🪔' }).click();
  await page.getByLabel(/^Last day/).fill('2026-12-31');
  await expectShown(page, 'Deepavali Smile Offer');
  await expectShown(page, /31\sDecember\s2026/);
  const picture = pageFrame(page).getByRole('img', { name: 'A clay lamp on a table.' });
  await atThePage(page, () => picture.scrollIntoViewIfNeeded());
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const image = '+    image: offers/img-2041.webp';
  await expectSaved(page, clinic, [
    CLINIC,
    '+  - id: deepavali-smile-offer',
    ...added(8),
    image,
    ...added(4),
    '+    lastDay: 2026-12-31',
  ]);
  clinic.run('build.ts', 'combined', '--today', '2026-11-22');
  const offers = clinic.read('dist/combined/offers.html');
  for (const own of ['Deepavali Smile Offer', 'alt="A clay lamp on a table."']) expect(offers).toContain(own);

  await test.step('an ended offer is listed under the past offers', async () => {
    await openTask(page, 'Offers', 'All branches');
    await unfold(page, 'First Visit Consultation');
    const offer = pageFrame(page).getByRole('listitem').filter({ hasText: 'First Visit Consultation' });
    await look(page, offer.getByRole('link', { name: 'Book via WhatsApp' }));
    await page.getByLabel('Ended', { exact: true }).check();
    await look(page, offer.getByRole('button', { name: 'Offer Ended' }));
    await expectSaved(page, clinic, [CLINIC, '+    ended: true']);
    expect(clinic.read(CLINIC)).toContain('    sticker: "🦷"\n    ended: true\n  - id: raksha-bandhan');
  });
});

test('a price becomes a range, and another range', async ({ clinic, page }) => {
  await openTask(page, 'Prices and durations', 'All branches');
  const check = page.getByRole('group', { name: 'Wisdom tooth: X-ray and consultation' });
  await check.getByRole('combobox').selectOption('from ... to ...');
  await expect(check.getByLabel(/^From/)).toHaveValue('300');
  await check.getByLabel(/^To/).fill('450');
  const rootCanal = page.getByRole('group', { name: 'Root canal', exact: true });
  const to = rootCanal.getByLabel(/^To/);
  await to.fill('600');
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await to.fill('6500');
  await expectSaved(page, clinic, [
    CLINIC,
    '-  rootCanal: { from: 2500, to: 6000 }',
    '+  rootCanal: { from: 2500, to: 6500 }',
    '-  wisdomCheck: { exact: 300 } # X-ray and consultation',
    '+  wisdomCheck: { from: 300, to: 450 } # X-ray and consultation',
  ]);
});

test('a dentist with a portrait and working days; a sample becomes real', async ({ clinic, page }) => {
  await openTask(page, 'Team', 'All branches');
  await page.getByRole('button', { name: 'Add one: Dentists' }).click();
  await textOf(page, 'Name').fill('Dr. Anita Raman');
  await textOf(page, 'Position').fill('Dentist');
  await textOf(page, 'Specialty').fill('Gum care');
  await textOf(page, 'Degrees').fill('BDS');
  await textOf(page, 'About the dentist').fill('Dr. Anita shows you how to clean between your teeth.');
  await page.getByLabel(/^Registration number/).fill('TNDC 12345');
  await page.getByLabel('Choose a photograph').setInputFiles(await photograph('Anita.jpg'));
  await expect(page.locator('label', { hasText: 'Choose a photograph' }).locator('img')).toBeAttached();
  await page.getByLabel('Tamil', { exact: true }).check();
  await page.getByLabel('English', { exact: true }).and(page.getByRole('checkbox')).check();
  await page.getByRole('button', { name: 'Add one: Where and when the dentist works' }).click();
  await page.getByLabel('Branch', { exact: true }).selectOption('Chennai');
  for (const day of ['Monday', 'Thursday']) await page.getByLabel(day).check();
  await expectShown(page, 'Dr. Anita Raman');
  // Details of a dentist are folded there.
  await expect(pageFrame(page).getByText('TNDC 12345')).toBeAttached();
  await expectSaved(page, clinic, [
    ...[
      CLINIC,
      '+  - id: dr-anita-raman',
      ...added(10),
      '+    photo: team/anita.webp',
      '+    registration: TNDC 12345',
    ],
    ...['+    languages: [Tamil, English]', '+    branches:'],
    ...['+      - branch: chennai', '+        days: [monday, thursday]'],
  ]);

  await test.step('a list that must not be empty is removed with its last entry', async () => {
    await openTask(page, 'Team', 'All branches');
    await unfold(page, 'Dr. Karthik Sample');
    const remove = page.getByRole('button', { name: /^Remove: (?:chennai|kavalkinaru)$/i });
    for (const left of [1, 0]) {
      await remove.first().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
      await expect(remove).toHaveCount(left);
    }
    const branches = ['chennai', 'days', 'kavalkinaru'].map((line) => expect.stringContaining(line));
    await expectSaved(page, clinic, [CLINIC, '-    branches:', ...branches]);
  });

  await test.step('the mark of a sample disappears once it is confirmed as real', async () => {
    await openTask(page, 'Reviews and videos', 'All branches');
    await unfold(page, 'Nisha Sample');
    const invented = page.getByText('Still looks invented: Name.');
    await expect(invented).toBeVisible();
    await textOf(page, 'Name').fill('Nisha Kumar');
    await expect(invented).toBeHidden();
    const marks = page.getByText('Sample: replace it');
    const before = await marks.count();
    await page.getByRole('button', { name: 'Mark as real' }).click();
    await expect(marks).toHaveCount(before - 1);
    const lines = ['-      en: Nisha Sample', '+      en: Nisha Kumar', '-    sample: true'];
    await expectSaved(page, clinic, [CLINIC, ...lines]);
  });
});
