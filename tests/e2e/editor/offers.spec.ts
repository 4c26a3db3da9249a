/** Offers come with a photograph, and go again. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildSite } from './support/buildSite.ts';
import { expect, test } from './support/editorTest.ts';
import { english, tamil, unfold } from './support/fields.ts';
import { changedLines, openTask, pageFrame, save } from './support/steps.ts';

/** As a phone takes it: on its side, with the place in it. */
const photograph = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#d98a29' } })
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '8/1 46/1 59/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test('Deepavali: an offer with a photograph from a phone and a last day', async ({ clinic, page }) => {
  test.slow();
  await openTask(page, 'Offers', 'All branches');
  await page.getByRole('button', { name: 'Add one: Offers of the clinic' }).click();
  await page.getByLabel('Short name').fill('deepavali');
  await english(page, 'Words above the title').fill('Deepavali');
  await english(page, 'Title').fill('Deepavali Smile Offer');
  await english(page, 'Description').fill('A check-up before the sweets costs half as much.');
  await page.getByRole('button', { name: 'Add one: Conditions' }).click();
  await english(page, 'Number 1').fill('One check-up for each patient');
  const buffer = await photograph();
  await page.getByLabel('Choose a photograph').setInputFiles({ name: 'IMG 2041.JPG', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('offers/img-2041.webp')).toBeVisible();
  await english(page, 'What the picture shows').fill('A clay lamp on a table.');
  await tamil(page, 'What the picture shows').fill('மேசை மேல் ஓர் அகல் விளக்கு.');
  await page.getByRole('button', { name: 'Choose 🪔' }).click();
  await page.getByLabel(/^Last day/).fill('2026-12-31');

  const shown = pageFrame(page);
  await expect(shown.getByRole('heading', { name: 'Deepavali Smile Offer' })).toBeVisible();
  await expect(shown.getByText(/31\sDecember\s2026/).first()).toBeVisible();
  const picture = shown.getByRole('img', { name: 'A clay lamp on a table.' });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await save(page);

  expect(changedLines(clinic)).toEqual([
    'branches/clinic.yaml',
    '+  - id: deepavali',
    '+    tag:',
    '+      en: Deepavali',
    '+    title:',
    '+      en: Deepavali Smile Offer',
    '+    description:',
    '+      en: A check-up before the sweets costs half as much.',
    '+    terms:',
    '+      - en: One check-up for each patient',
    '+    image: offers/img-2041.webp',
    '+    imageAlt:',
    '+      en: A clay lamp on a table.',
    '+      ta: மேசை மேல் ஓர் அகல் விளக்கு.',
    '+    sticker: "🪔"',
    '+    lastDay: 2026-12-31',
  ]);
  const kept = await sharp(readFileSync(join(clinic.root, 'media/offers/img-2041.webp'))).metadata();
  expect([kept.width, kept.height]).toEqual([1200, 1600]);
  expect([kept.exif, kept.xmp, kept.orientation]).toEqual([undefined, undefined, undefined]);

  const site = buildSite(clinic, 'combined');
  const offers = site.read('offers.html');
  expect(offers).toContain('Deepavali Smile Offer');
  const address = /<img[^>]*alt="A clay lamp on a table\."[^>]*>/.exec(offers)?.[0].match(/ src="\/([^"]+)"/)?.[1];
  expect(site.has(address ?? 'no picture')).toBe(true);
});

test('an offer that is used up: it stands among the past offers', async ({ clinic, page }) => {
  await openTask(page, 'Offers', 'All branches');
  await unfold(page, 'First Visit Consultation');
  const offer = pageFrame(page).getByRole('listitem').filter({ hasText: 'First Visit Consultation' });
  await expect(offer.getByRole('link', { name: 'Book via WhatsApp' })).toBeVisible();
  await page.getByLabel('Ended', { exact: true }).check();
  await expect(offer.getByRole('button', { name: 'Offer Ended' })).toBeVisible();
  await save(page);
  expect(changedLines(clinic)).toEqual(['branches/clinic.yaml', '+    ended: true']);
  expect(clinic.read('branches/clinic.yaml')).toContain('    sticker: "🦷"\n    ended: true\n  - id: raksha-bandhan');
});

test('the last offer of a branch is removed, after a question', async ({ clinic, page }) => {
  const before = clinic.read('branches/chennai.yaml');
  await openTask(page, 'Offers', 'Chennai');
  await expect(pageFrame(page).getByText('Chennai Grand Opening Offer').first()).toBeVisible();
  await page.getByRole('button', { name: 'Remove: Chennai Grand Opening Offer' }).click();
  const question = page.getByRole('dialog', { name: 'Remove "Chennai Grand Opening Offer"?' });
  await question.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(pageFrame(page).getByText('Chennai Grand Opening Offer')).toHaveCount(0);
  await save(page);
  const [upToOffers] = before.split('\noffers:');
  expect(clinic.read('branches/chennai.yaml')).toBe(`${upToOffers}\noffers: []\n`);
});
