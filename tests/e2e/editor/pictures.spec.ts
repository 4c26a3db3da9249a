/** Photographs that staff drop in: what becomes of them, which are refused, and how they are saved or thrown away. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { ClinicProject } from './support/clinicProject.ts';
import { expect, test } from './support/editorTest.ts';
import { changedLines, openTask, save } from './support/steps.ts';

const plain = (width = 800, height = 600) => sharp({ create: { width, height, channels: 3, background: '#c83232' } });

/** As a phone takes it: on its side, with the place in it. */
const photograph = () =>
  plain(4000, 3000)
    .withExif({ IFD0: { Make: 'Phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '8/1 46/1 59/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

const noisy = () =>
  sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer();

const choose = async (page: Page, name: string, bytes: Buffer) =>
  page
    .getByLabel('Choose a photograph')
    .first()
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: bytes });

const newFiles = (clinic: ClinicProject) =>
  clinic.git(['ls-files', '--others', '--exclude-standard']).trim().split('\n').filter(Boolean);

test('a photograph of a phone is there after a reload, and is saved upright, without the place in it', async ({
  clinic,
  page,
}) => {
  await openTask(page, 'Pictures', 'Chennai');
  await choose(page, 'IMG 0001.JPG', await photograph());
  await expect(page.getByText('branches/img-0001.webp', { exact: true })).toBeVisible();
  expect(newFiles(clinic)).toEqual([]);

  await page.reload();
  await expect(page.getByText('branches/img-0001.webp', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Not saved: .*media\/branches\/img-0001\.webp/)).toBeVisible();
  await save(page);
  expect(newFiles(clinic)).toEqual(['media/branches/img-0001.webp']);
  expect(changedLines(clinic).filter((line) => !/^-/.test(line))).toEqual([
    'branches/chennai.yaml',
    expect.stringMatching(/^\+.*: branches\/img-0001\.webp$/),
  ]);
  const kept = await sharp(readFileSync(join(clinic.root, 'media/branches/img-0001.webp'))).metadata();
  expect(kept).toMatchObject({ format: 'webp', width: 1800, height: 2400 });
  expect([kept.exif, kept.xmp, kept.orientation]).toEqual([undefined, undefined, undefined]);
});

test('an iPhone’s photograph is read, and what is transparent stays transparent', async ({ clinic, page }) => {
  await openTask(page, 'Pictures', 'Chennai');
  // It was decoded: its size is known.
  await choose(page, 'IMG_0002.HEIC', readFileSync('tests/fixtures/photos/phone.heic'));
  await expect(page.getByText('this picture has 96 x 128 pixels, expected at least 640')).toBeVisible();
  const drawing = plain().removeAlpha().ensureAlpha(0.5).png();
  await choose(page, 'logo.png', await drawing.toBuffer());
  await expect(page.getByText('branches/logo.png', { exact: true })).toBeVisible();
  await save(page);
  const kept = await sharp(readFileSync(join(clinic.root, 'media/branches/logo.png'))).stats();
  expect(kept.isOpaque).toBe(false);
});

test('a picture that pages cannot show is refused with what to do, and leaves nothing', async ({ clinic, page }) => {
  await openTask(page, 'Pictures', 'Chennai');
  const heic = readFileSync('tests/fixtures/photos/phone.heic');
  const refused: readonly (readonly [string, Buffer, string])[] = [
    [
      'chat.jpg',
      await plain(480, 360).jpeg().toBuffer(),
      'this picture has 480 x 360 pixels, expected at least 640 x 480.',
    ],
    ['notes.jpg', Buffer.from('Call the printer.'), 'what is in this file is no picture. Choose'],
    ['empty.jpg', Buffer.alloc(0), 'this file is empty. Copy the picture once more'],
    ['moving.jpg', await plain().gif().toBuffer(), 'found a GIF file, expected a JPEG,'],
    ['logo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'found a SVG file, expected a JPEG,'],
    ['cut.jpg', (await noisy()).subarray(0, 20_000), 'this picture is cut off or damaged'],
    ['cut.heic', heic.subarray(0, 700), 'this HEIC photograph cannot be read here'],
    ['film.jpg', Buffer.alloc(41_000_000), 'this file has 41 MB, expected at most 40. Save it smaller'],
  ];
  for (const [name, bytes, problem] of refused) {
    await choose(page, name, bytes);
    await expect(page.getByText(`${name}: ${problem}`)).toBeVisible();
  }
  await expect(page.getByText('Everything is saved')).toBeVisible();
  expect(newFiles(clinic)).toEqual([]);
});

test('a picture is thrown away with the change that names it', async ({ clinic, page }) => {
  await openTask(page, 'Pictures', 'Chennai');
  await choose(page, 'menu.webp', await plain().webp().toBuffer());
  await expect(page.getByText(/^Not saved: .*media\/branches\/menu\.webp/)).toBeVisible();
  await page.getByRole('button', { name: 'Throw away' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
  await expect(page.getByText('Everything is saved')).toBeVisible();
  await page.getByRole('button', { name: "Choose one of the clinic's pictures" }).first().click();
  const pictures = page.getByRole('dialog').locator('img');
  await expect.poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('dialog').getByText('menu.webp')).toHaveCount(0);
  expect(changedLines(clinic)).toEqual([]);
});
