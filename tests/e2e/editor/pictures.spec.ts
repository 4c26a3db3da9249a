/** Photographs that staff drop in: converting, refusing, saving and discarding them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from './support/editorTest.ts';
import { bar, expectSaved, openTask, save } from './support/steps.ts';

const HEIC = readFileSync('tests/fixtures/photos/phone.heic');
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c83232' } });

/** Files and their error messages. */
const REFUSED = [
  ['chat.jpg', plain(480, 360).jpeg(), 'This picture has 480 x 360 pixels, and at least 640 x 480 are needed'],
  // It was decoded: its size is known.
  ['IMG_0002.HEIC', HEIC, 'This picture has 96 x 128 pixels, and at least 640'],
  ['notes.jpg', Buffer.from('Call the printer.'), 'There is no picture in this file. Choose'],
  ['moving.jpg', plain(800, 600).gif(), 'This is a GIF file. Save it as JPEG,'],
  ['cut.heic', HEIC.subarray(0, 700), 'This HEIC photograph cannot be read here'],
  ['film.jpg', Buffer.alloc(41_000_000), 'This file has 41 MB, and at most 40 can be taken. Make'],
] as const;

test('a photograph is converted for pages; unsuitable files are refused', async ({ clinic, page }) => {
  await openTask(page, 'Pictures', 'Chennai');
  const choose = async (name: string, picture: Buffer | Sharp) => {
    const buffer = Buffer.isBuffer(picture) ? picture : await picture.toBuffer();
    const file = { name, mimeType: 'application/octet-stream', buffer };
    await page.getByLabel('Choose a photograph').first().setInputFiles(file);
  };
  for (const [name, picture, problem] of REFUSED) {
    await choose(name, picture);
    await expect(page.getByText(`${name}: ${problem}`)).toBeVisible();
  }
  await choose('cut.jpg', (await plain(3000, 3000).jpeg().toBuffer()).subarray(0, 20_000));
  await expect(page.getByText('cut.jpg: This picture is cut off or damaged')).toBeVisible();
  await expect(bar(page)).toContainText('Everything is saved');

  await test.step('it is discarded with the change that names it', async () => {
    await choose('menu.webp', plain(800, 600).webp());
    await expect(bar(page)).toContainText('Not saved: Chennai');
    await page.getByRole('button', { name: 'Throw away' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Throw away' }).click();
    await expect(bar(page)).toContainText('Everything is saved');
    await page.getByRole('button', { name: "Choose one of the clinic's pictures" }).first().click();
    const known = dialog.locator('img').first();
    await expect.poll(() => known.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expect(dialog.getByText('menu.webp')).toHaveCount(0);
    await page.keyboard.press('Escape');
  });

  await test.step('transparency is kept', async () => {
    await choose('logo.png', plain(800, 600).removeAlpha().ensureAlpha(0.5).png());
    await expect(bar(page)).toContainText('Not saved: Chennai');
    await save(page);
    clinic.git('add', '--all');
    expect((await sharp(join(clinic.root, 'media/branches/logo.png')).stats()).isOpaque).toBe(false);
  });

  await test.step('a phone’s photograph is rotated, and contains its location', async () => {
    const taken = plain(4000, 3000)
      .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '8/1 46/1 59/1' } })
      .withMetadata({ orientation: 6 });
    await choose('IMG 0001.JPG', taken.jpeg());
    await expect(bar(page)).toContainText('Not saved: Chennai');
    await page.reload();
    const shown = page.locator('label', { hasText: 'Choose a photograph' }).first().locator('img');
    await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    await expect(bar(page)).toContainText('Not saved: Chennai');
    expect(clinic.has('media/branches/img-0001.webp')).toBe(false);
    const lines = [expect.stringMatching(/^-/), expect.stringMatching(/^\+.*: branches\/img-0001\.webp$/)];
    await expectSaved(page, clinic, ['branches/chennai.yaml', ...lines]);
    const kept = await sharp(join(clinic.root, 'media/branches/img-0001.webp')).metadata();
    expect(kept).toMatchObject({ format: 'webp', width: 1800, height: 2400 });
    expect([kept.exif, kept.xmp, kept.orientation]).toEqual([undefined, undefined, undefined]);
  });
});
