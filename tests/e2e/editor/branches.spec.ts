/** Branches open, close, and change how they are booked. */
import { buildSite } from './support/buildSite.ts';
import { expect, test } from './support/editorTest.ts';
import { english } from './support/fields.ts';
import { changedLines, openTask, pageFrame, save } from './support/steps.ts';

test('a third branch: it is in the page beside the form, and has a site of its own', async ({ clinic, page }) => {
  test.slow();
  await page.getByRole('button', { name: 'New branch' }).click();
  await page.getByLabel('Short name of the branch').fill('madurai');
  await page.getByRole('button', { name: 'Make the branch' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Madurai/ })).toBeVisible();

  await openTask(page, 'Phone and chat', 'Madurai');
  await page.getByLabel('Phone number').fill('+910000000066');
  await page.getByLabel('WhatsApp number').fill('+910000000067');
  const link = pageFrame(page).getByRole('link', { name: /00000 00066/ });
  await expect(link.first()).toBeAttached();
  await page.goBack();
  await openTask(page, 'Address and maps', 'Madurai');
  await english(page, 'Part of the city').fill('Anna Nagar');
  await english(page, 'Region').fill('South Madurai');
  await expect(
    pageFrame(page)
      .getByText(/Anna Nagar/)
      .first(),
  ).toBeAttached();
  await page.getByRole('combobox', { name: 'Site' }).selectOption('Madurai');
  await expect(
    pageFrame(page)
      .getByText(/Anna Nagar/)
      .first(),
  ).toBeAttached();
  await expect(pageFrame(page).getByText(/Perambur/)).toHaveCount(0);
  await save(page);

  expect(clinic.git(['status', '--porcelain'])).toBe('?? branches/madurai.yaml\n');
  expect(clinic.read('branches/madurai.yaml')).toMatch(/\nphone: "\+910000000066"\n/);
  const site = buildSite(clinic, 'madurai');
  const contact = site.read('contact.html');
  expect(contact).toContain('tel:+910000000066');
  expect(contact).toContain('Anna Nagar');
  expect(contact).not.toContain('+910000000001');
});

test('a branch closes: what else changes is told before, and follows', async ({ clinic, page }) => {
  await page.getByRole('button', { name: 'Close branch Chennai' }).click();
  const question = page.getByRole('dialog', { name: 'Close branch Chennai' });
  await expect(question.getByRole('listitem')).toHaveText([
    'Chats that are for no particular branch go to Kavalkinaru.',
    'Dr. Meera Sample then works at the other branches only.',
    'Dr. Karthik Sample then works at the other branches only.',
  ]);
  expect(clinic.git(['status', '--porcelain'])).toBe('');
  await question.getByRole('button', { name: 'Close the branch' }).click();
  await expect(page.getByRole('button', { name: 'Close branch Chennai' })).toHaveCount(0);
  await expect(page.getByRole('combobox', { name: 'Site' }).getByRole('option', { name: 'Chennai' })).toHaveCount(0);
  const shown = pageFrame(page);
  await expect(shown.getByRole('link', { name: /00000 00002/ }).first()).toBeAttached();
  await expect(shown.getByRole('link', { name: /00000 00001/ })).toHaveCount(0);
  await save(page);
  expect(clinic.has('branches/chennai.yaml')).toBe(false);
  const changed = changedLines(clinic);
  expect(changed.slice(changed.indexOf('branches/clinic.yaml'))).toEqual([
    'branches/clinic.yaml',
    "-primaryBranch: chennai # WhatsApp links that name no branch, and every offer, use this branch's number",
    "+primaryBranch: kavalkinaru # WhatsApp links that name no branch, and every offer, use this branch's number",
    '-      - branch: chennai',
    '-        days: [monday, wednesday]',
    '-      - branch: chennai',
    '-        days: [friday, monday, tuesday, wednesday, thursday]',
  ]);
});

test('the booking portal moves, and the free consultations are used up', async ({ clinic, page }) => {
  await openTask(page, 'Booking', 'Chennai');
  await page.getByLabel('Booking portal').fill('https://booking.sample-dental.example/chennai');
  const portal = pageFrame(page).locator('a[href="https://booking.sample-dental.example/chennai"]');
  await expect(portal.first()).toBeAttached();
  await page.getByLabel('Free online consultations left').uncheck();
  await expect(
    pageFrame(page)
      .getByText(/free online consultations left at Kavalkinaru/)
      .first(),
  ).toBeVisible();
  await save(page);
  expect(changedLines(clinic)).toEqual([
    'branches/chennai.yaml',
    '-  portal: https://booking.sample-dental.example/perambur # placeholder',
    '+  portal: https://booking.sample-dental.example/chennai # placeholder',
    '-  freeOnline: true # set to false once the free online consultations are used up',
    '+  freeOnline: false # set to false once the free online consultations are used up',
  ]);
});

test('code that embeds a map is refused, and a link pasted in its place leads patients there', async ({
  clinic,
  page,
}) => {
  await openTask(page, 'Address and maps', 'Chennai');
  const directions = page.getByLabel('Directions');
  await directions.fill('<iframe src="https://www.google.com/maps/embed?pb=!1m18" width="600"></iframe>');
  await expect(page.getByText(/a link, not code to embed/).first()).toBeVisible();
  const link = 'https://maps.app.goo.gl/Xy12ab?g_st=iw';
  await directions.fill(link);
  await expect(page.getByText(/a link, not code to embed/)).toHaveCount(0);
  await expect(pageFrame(page).locator(`a[href="${link}"]`).first()).toBeAttached();
  await save(page);
  expect(changedLines(clinic)).toEqual([
    'branches/chennai.yaml',
    expect.stringMatching(/^- {2}directions: Sample Dental Clinic/),
    `+  directions: ${link} # placeholder`,
  ]);
});
