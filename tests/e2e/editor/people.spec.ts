/** Dentists and patients: who is on the site, and what is said there. */
import { expect, test } from './support/editorTest.ts';
import { english, tamil, unfold } from './support/fields.ts';
import { changedLines, openTask, pageFrame, save } from './support/steps.ts';

test('a new dentist, with the days at a branch and the languages', async ({ clinic, page }) => {
  await openTask(page, 'Team', 'All branches');
  await page.getByRole('button', { name: 'Add one: Dentists' }).click();
  await page.getByLabel('Short name').fill('anita-raman');
  await english(page, 'Name').fill('Dr. Anita Raman');
  await english(page, 'Position').fill('Dentist');
  await english(page, 'Specialty').fill('Gum care');
  await english(page, 'Degrees').fill('BDS');
  await english(page, 'About the dentist').fill('Dr. Anita shows you how to clean between your teeth.');
  await page.getByLabel(/^Registration number/).fill('TNDC 12345');
  await page.getByLabel('Tamil', { exact: true }).check();
  await page.getByLabel('English', { exact: true }).and(page.getByRole('checkbox')).check();
  await page.getByRole('button', { name: 'Add one: Where and when the dentist works' }).click();
  await page.getByLabel('Branch', { exact: true }).selectOption('Chennai');
  await page.getByLabel('Monday').check();
  await page.getByLabel('Thursday').check();

  await expect(pageFrame(page).getByRole('heading', { name: 'Dr. Anita Raman' })).toBeVisible();
  // Details of a dentist are folded there.
  await expect(pageFrame(page).getByText(/TNDC 12345/)).toBeAttached();
  await save(page);
  expect(changedLines(clinic)).toEqual([
    'branches/clinic.yaml',
    '+  - id: anita-raman',
    '+    name:',
    '+      en: Dr. Anita Raman',
    '+    title:',
    '+      en: Dentist',
    '+    specialization:',
    '+      en: Gum care',
    '+    education:',
    '+      en: BDS',
    '+    description:',
    '+      en: Dr. Anita shows you how to clean between your teeth.',
    '+    registration: TNDC 12345',
    '+    languages: [Tamil, English]',
    '+    branches:',
    '+      - branch: chennai',
    '+        days: [monday, thursday]',
  ]);
});

test('a dentist with a new registration number: a list that the entry does not have stays away', async ({
  clinic,
  page,
}) => {
  await openTask(page, 'Team', 'All branches');
  await unfold(page, 'Dr. Joseph Sample');
  await page.getByLabel(/^Registration number/).fill('TNDC 54321');
  await expect(pageFrame(page).getByText(/TNDC 54321/)).toBeAttached();
  await save(page);
  expect(changedLines(clinic)).toEqual(['branches/clinic.yaml', '+    registration: TNDC 54321']);
});

test('a dentist who no longer works at the only branch named: the list of branches goes, too', async ({
  clinic,
  page,
}) => {
  await openTask(page, 'Team', 'All branches');
  await unfold(page, 'Dr. Karthik Sample');
  const remove = page.getByRole('button', { name: /^Remove: (?:chennai|kavalkinaru)$/i });
  const question = page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true });
  for (const left of [1, 0]) {
    await remove.first().click();
    await question.click();
    await expect(remove).toHaveCount(left);
  }
  await save(page);
  expect(changedLines(clinic)).toEqual([
    'branches/clinic.yaml',
    '-    branches:',
    '-      - branch: chennai',
    '-        days: [friday, monday, tuesday, wednesday, thursday]',
    '-      - branch: kavalkinaru',
  ]);
});

test('a sample is replaced: its mark goes once somebody says that it is real', async ({ clinic, page }) => {
  await openTask(page, 'Reviews and videos', 'All branches');
  await unfold(page, 'Nisha Sample');
  await english(page, 'Name').fill('Nisha Kumar');
  await tamil(page, 'Name').fill('நிஷா குமார்');
  await english(page, 'What the patient said').fill('My son now asks when we go again.');
  await tamil(page, 'What the patient said').fill('மறுபடி எப்போது போவோம் என்று என் மகன் கேட்கிறான்.');
  const marks = page.getByText('Sample: replace it');
  const before = await marks.count();
  await page.getByRole('button', { name: 'It is real now' }).click();
  await expect(marks).toHaveCount(before - 1);
  await save(page);
  const changed = changedLines(clinic);
  expect(changed.filter((line) => line.startsWith('+'))).toEqual([
    '+      en: Nisha Kumar',
    '+      ta: நிஷா குமார்',
    '+      en: My son now asks when we go again.',
    '+      ta: மறுபடி எப்போது போவோம் என்று என் மகன் கேட்கிறான்.',
  ]);
  expect(changed.filter((line) => line.startsWith('-'))).toEqual([
    '-      en: Nisha Sample',
    expect.stringMatching(/^- {6}ta: /),
    expect.stringMatching(/^- {6}en: /),
    expect.stringMatching(/^- {6}ta: /),
    '-    sample: true',
  ]);
});

test('a review of a day to come is doubted, not refused', async ({ clinic, page }) => {
  await openTask(page, 'Reviews and videos', 'All branches');
  await unfold(page, 'Revathi Sample');
  const day = page.getByLabel(/^Day on which it was written/);
  await day.fill('2027-01-05');
  await expect(page.getByText(/found 2027-01-05, which is after today \(2026-11-22\)/)).toBeVisible();
  await expect(day).not.toHaveAttribute('aria-invalid', 'true');
  await expect(
    pageFrame(page)
      .getByText(/January\s2027/)
      .first(),
  ).toBeAttached();
  await save(page);
  expect(changedLines(clinic)).toEqual(['branches/clinic.yaml', '-    date: 2025-06-05', '+    date: 2027-01-05']);
});
