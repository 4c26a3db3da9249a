/** Publishing, to a bare repository over Git's own protocol: what is told before it, what goes out, and what stays. */
import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/editorTest.ts';
import {
  AS_TEST_SITE,
  CHENNAI,
  comparedPage,
  edit,
  KAVALKINARU,
  LONG_TIMEOUT,
  openPublish,
  publish,
  publishElsewhere,
  published,
  TIMEOUT,
  withoutPages,
} from './support/publishing.ts';
import { openTask, save } from './support/steps.ts';

const ABOUT = 'locales/en/about.json';
const PHONE = 'phone: "+910000000001"';
const NEW_PHONE = 'phone: "+910000000077"';
const SUNDAY = 'sunday: [11:00-13:30]';

test.setTimeout(180_000);
test.use({ before: AS_TEST_SITE });

test('what changes is told in sentences with old and new values, and shown as pages with the difference marked', async ({
  clinic,
  page,
}) => {
  test.setTimeout(300_000);
  edit(clinic, CHENNAI, PHONE, NEW_PHONE);
  edit(clinic, CHENNAI, SUNDAY, 'sunday: closed');
  await openPublish(page);
  await expect(page.getByText(/^Chennai: Phone number on (?:[2-9]|\d\d) pages$/)).toBeVisible(LONG_TIMEOUT);
  await expect(page.getByText(/^Chennai: Opening hours, Sunday on \d+ pages?$/)).toBeVisible();
  const sunday = page.getByRole('row', { name: /Sunday/ });
  await expect(sunday.getByRole('deletion')).toHaveText(/11:00.*1:30/);
  await expect(sunday.getByRole('insertion')).toHaveText('closed');

  await page.getByLabel('Page', { exact: true }).selectOption('/contact');
  for (const [side, number] of [
    ['Before', '00000 00001'],
    ['After', '00000 00077'],
  ] as const) {
    const marked = comparedPage(page, side).locator('main [data-editor-changed]').filter({ hasText: number });
    await expect(marked.first()).toHaveCSS('outline-style', 'solid', TIMEOUT);
  }
  await expect(comparedPage(page, 'Before').getByText('00000 00077')).toHaveCount(0);
});

test('what is published is facts, words and pictures, in sentences, under the name that was asked for once', {
  tag: '@smoke',
}, async ({ clinic, page }) => {
  const { bare } = await clinic.withRemote();
  edit(clinic, CHENNAI, PHONE, NEW_PHONE);
  edit(clinic, CHENNAI, 'image: topics/dental-tips.webp', 'image: topics/front-desk.webp');
  writeFileSync(join(clinic.root, 'media/topics/front-desk.webp'), readFileSync('media/topics/dental-tips.webp'));
  edit(clinic, ABOUT, '"The clinic in numbers"', '"Our clinic in numbers"');
  // A developer is in the middle of something.
  edit(clinic, 'package.json', '"private": true', '"private": true, "funding": ""');
  clinic.write('scripts/later.ts', 'export {};\n');
  clinic.git(['add', 'scripts/later.ts']);
  clinic.write('notes.txt', 'Not for Git\n');
  const others = () => clinic.git(['status', '--short', 'package.json', 'scripts', 'notes.txt']);
  const before = others();

  await openPublish(page);
  await publish(page);
  await expect(page.getByText('Write your name.')).toBeVisible();
  await publish(page, 'Meera Raj');
  await expect(published(page)).toBeVisible(TIMEOUT);

  const [author, ...message] = clinic.git(['log', '-1', '--format=%an%n%B', 'main'], bare).trim().split('\n');
  expect(author).toBe('Meera Raj');
  expect(message[0]).toMatch(/^Chennai: Phone number(?: on \d+ pages)?, and 3 more changes$/);
  expect(message).toContainEqual(expect.stringMatching(/^English: 1 text of Meet our dentists/));
  expect(message).toContain('Chennai, Phone number: +91 00000 00001 -> +91 00000 00077');
  expect(clinic.git(['show', '--format=', '--name-only', 'main'], bare).trim().split('\n')).toEqual([
    CHENNAI,
    ABOUT,
    'media/topics/front-desk.webp',
  ]);
  expect(others()).toBe(before);
  expect(clinic.git(['status', '--short', 'branches', 'locales', 'media'])).toBe('');

  await page.reload();
  await expect(page.getByText('Everything that is saved is published.')).toBeVisible(TIMEOUT);
  edit(clinic, CHENNAI, SUNDAY, 'sunday: closed');
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue('Meera Raj', TIMEOUT);
});

test('without a network nothing is lost, and it is published when there is one again', async ({ clinic, page }) => {
  const { bare, stop, restart } = await clinic.withRemote();
  edit(clinic, CHENNAI, PHONE, NEW_PHONE);
  await withoutPages(page);
  await openPublish(page);
  await stop();
  await publish(page, 'Meera');
  await expect(page.getByRole('alert')).toHaveText(/^There is no connection to the place where the site/, TIMEOUT);
  await expect(page.getByText(/^Chennai: Phone number/)).toBeVisible();
  expect(clinic.read(CHENNAI)).toContain(NEW_PHONE);
  expect(clinic.git(['rev-list', '--count', 'main'], bare).trim()).toBe('1');
  await restart();
  await publish(page);
  await expect(published(page)).toBeVisible(TIMEOUT);
  expect(clinic.git(['show', `main:${CHENNAI}`], bare)).toContain(NEW_PHONE);
});

test('what others have published meanwhile comes in, and both are there', async ({ clinic, page }) => {
  const remote = await clinic.withRemote();
  publishElsewhere(clinic, remote, (project) => {
    edit(project, CHENNAI, SUNDAY, 'sunday: closed');
    edit(project, KAVALKINARU, 'phone: "+910000000002"', 'phone: "+910000000088"');
  });
  edit(clinic, CHENNAI, PHONE, NEW_PHONE);
  await withoutPages(page);
  await openPublish(page);
  await publish(page, 'Meera');
  await expect(published(page)).toBeVisible(TIMEOUT);
  await expect(page.getByText('2 files that others have changed came in.')).toBeVisible();
  const online = (path: string) => clinic.git(['show', `main:${path}`], remote.bare);
  for (const read of [clinic.read, online]) {
    expect(read(CHENNAI)).toContain(NEW_PHONE);
    expect(read(CHENNAI)).toContain('sunday: closed');
    expect(read(KAVALKINARU)).toContain('phone: "+910000000088"');
  }
  expect(clinic.git(['log', '--format=%an', 'main'], remote.bare).trim().split('\n')).toEqual([
    'Meera',
    'A developer',
    'A developer',
  ]);
});

for (const [choice, phone] of [
  ['Mine', NEW_PHONE],
  ['Theirs', 'phone: "+910000000099"'],
] as const)
  test(`two people change the same field: it is shown with all three values, and "${choice}" is published`, {
    tag: '@smoke',
  }, async ({ clinic, page }) => {
    const remote = await clinic.withRemote();
    publishElsewhere(clinic, remote, (project) => {
      edit(project, CHENNAI, PHONE, 'phone: "+910000000099"');
      edit(project, CHENNAI, SUNDAY, 'sunday: closed');
    });
    edit(clinic, CHENNAI, PHONE, NEW_PHONE);
    edit(clinic, CHENNAI, 'postcode: "600082"', 'postcode: "600083"');
    await withoutPages(page);
    await openPublish(page);
    await publish(page, 'Meera');
    const field = page.getByRole('group', { name: 'Chennai: Phone number' });
    await expect(field).toContainText('It was: +91 00000 00001', TIMEOUT);
    await expect(field.getByLabel(/^Mine/)).toHaveAccessibleName(/00000 00077/);
    await expect(field.getByLabel(/^Theirs/)).toHaveAccessibleName(/00000 00099/);
    await expect(page.getByRole('radio')).toHaveCount(2);
    expect(clinic.git(['rev-list', '--count', 'main'], remote.bare).trim()).toBe('2');

    const proceed = page.getByRole('button', { name: 'Publish with what I have chosen' });
    await expect(proceed).toBeDisabled();
    await field.getByLabel(new RegExp(`^${choice}`)).check();
    await proceed.click();
    await expect(published(page)).toBeVisible(TIMEOUT);
    const online = clinic.git(['show', `main:${CHENNAI}`], remote.bare);
    expect(clinic.read(CHENNAI)).toBe(online);
    for (const line of [phone, 'sunday: closed', 'postcode: "600083"']) expect(online).toContain(line);
  });

test('a refusal by the remote is told in its own words, and nothing is lost', async ({ clinic, page }) => {
  const { bare } = await clinic.withRemote();
  const hook = join(bare, 'hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\necho "Only on weekdays, please." >&2\nexit 1\n');
  chmodSync(hook, 0o755);
  edit(clinic, CHENNAI, PHONE, NEW_PHONE);
  await withoutPages(page);
  await openPublish(page);
  await publish(page, 'Meera');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('has declined the change. What you have saved stays.', TIMEOUT);
  await expect(alert).toContainText('It says: Only on weekdays, please.');
  expect(clinic.read(CHENNAI)).toContain(NEW_PHONE);
  expect(clinic.git(['rev-list', '--count', 'main']).trim()).toBe('1');
  await expect(page.getByText(/^Chennai: Phone number/)).toBeVisible();
});

test('without a remote the archive to upload is made, with what is saved', async ({ clinic, page }) => {
  test.setTimeout(300_000);
  edit(clinic, CHENNAI, PHONE, NEW_PHONE);
  await withoutPages(page);
  await openPublish(page);
  await page.getByLabel('Your name').fill('Meera');
  await page.getByRole('button', { name: 'Make the archive to upload' }).click();
  const done = page.getByRole('status').filter({ hasText: /^The archive is ready: dist\/combined\.zip\./ });
  await expect(done).toBeVisible({ timeout: 240_000 });
  expect(clinic.read('dist/combined.zip').slice(0, 2)).toBe('PK');
  expect(clinic.read('dist/combined/contact.html')).toContain('tel:+910000000077');
  await expect(page.getByText('Everything that is saved is published.')).toBeVisible(TIMEOUT);
  expect(clinic.git(['log', '-1', '--format=%an: %s']).trim()).toMatch(/^Meera: Chennai: Phone number/);
});

test('what preflight says is told: first what is new', async ({ clinic, page }) => {
  edit(clinic, CHENNAI, PHONE, NEW_PHONE);
  await openPublish(page);
  const waiting = page.getByRole('region', { name: 'What still waits' });
  await expect(waiting.getByRole('heading', { name: 'New since the last publishing' })).toBeVisible(TIMEOUT);
  await expect(waiting.getByRole('listitem')).toHaveText([
    /^\+910000000077 is a placeholder.*branches\/chennai\.yaml:\d+$/,
  ]);
  await waiting.getByText(/^\d+ things from before$/).click();
  await expect(waiting.getByRole('heading', { name: 'Placeholders and samples to replace' })).toHaveCount(2);
});

test.describe('a site with samples', () => {
  test.use({ before: { prepare: () => undefined } });

  test('is not published before it is made a test site, which the page says first', { tag: '@smoke' }, async ({
    clinic,
    page,
  }) => {
    const { bare } = await clinic.withRemote();
    edit(clinic, CHENNAI, PHONE, NEW_PHONE);
    await openPublish(page);
    const kept = page.getByRole('alert').filter({ hasText: /^This site still has sample facts and unsigned advice\./ });
    await expect(kept).toBeVisible(TIMEOUT);
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toHaveCount(0);

    await kept.getByRole('link', { name: 'The switch for a test site' }).click();
    await page.getByRole('checkbox', { name: 'Test site' }).check();
    await save(page);
    await openPublish(page);
    await expect(page.getByText(/^This is published as a test site/)).toBeVisible(TIMEOUT);
    await publish(page, 'Meera');
    await expect(published(page)).toBeVisible(TIMEOUT);
    expect(clinic.git(['show', 'main:branches/clinic.yaml'], bare)).toMatch(/^testSite: true$/m);
  });
});

test('what is not saved is told, and not published', async ({ clinic, page }) => {
  const { bare } = await clinic.withRemote();
  await openTask(page, 'Phone and chat', 'Chennai');
  await page.getByLabel('Phone number').fill('+910000000077');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeEnabled(TIMEOUT);
  edit(clinic, KAVALKINARU, 'phone: "+910000000002"', 'phone: "+910000000088"');
  await withoutPages(page);
  await openPublish(page);
  const unsaved = page.getByRole('region', { name: 'Not saved yet' });
  await expect(unsaved.getByText('This is not saved, so it is not published.')).toBeVisible();
  await expect(unsaved.getByRole('row', { name: /Phone number/ }).getByRole('insertion')).toHaveText(/00077$/);
  await publish(page, 'Meera');
  await expect(published(page)).toBeVisible(TIMEOUT);
  expect(clinic.git(['show', '--format=', '--name-only', 'main'], bare).trim()).toBe(KAVALKINARU);
  await expect(unsaved).toBeVisible();

  await page.getByRole('link', { name: 'Facts' }).click();
  await openTask(page, 'Phone and chat', 'Chennai');
  await expect(page.getByLabel('Phone number')).toHaveValue(/00077$/);
});

test('a picture that was dropped in is published with the file that names it, not before', async ({ clinic, page }) => {
  const { bare } = await clinic.withRemote();
  const files = () => clinic.git(['show', '--format=', '--name-only', 'main'], bare).trim().split('\n');
  edit(clinic, CHENNAI, PHONE, NEW_PHONE);
  await openTask(page, 'Pictures', 'Chennai');
  await page.getByLabel('Choose a photograph').first().setInputFiles('media/topics/clinic-kavalkinaru.webp');
  await expect(page.getByText(/^branches\/clinic-kavalkinaru/)).toBeVisible(TIMEOUT);
  await withoutPages(page);
  await openPublish(page);
  await expect(page.getByText(/^Picture added/)).toHaveCount(0);
  await publish(page, 'Meera');
  await expect(published(page)).toBeVisible(TIMEOUT);
  expect(files()).toEqual([CHENNAI]);

  await page.getByRole('link', { name: 'Facts' }).click();
  await openTask(page, 'Pictures', 'Chennai');
  await save(page);
  await openPublish(page);
  await expect(page.getByText(/^Picture added/)).toBeVisible(TIMEOUT);
  await publish(page);
  await expect(published(page)).toBeVisible(TIMEOUT);
  expect(files()).toEqual([CHENNAI, expect.stringMatching(/^media\/branches\/clinic-kavalkinaru/)]);
});
