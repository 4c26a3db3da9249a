/** Photographs that staff drop into the editor: what becomes of them, which are refused, and which go again. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { listPictures } from '../../../editor/pictures/listPictures.ts';
import { unsavedPictures } from '../../../editor/pictures/newPictures.ts';
import { openDraft } from '../../../editor/session/draft.ts';
import { createEditorProject, type EditorProject } from '../../support/editorProject.ts';

let project: EditorProject;
let root: string;

beforeEach(() => {
  project = createEditorProject();
  ({ root } = project);
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c83232' } });

/** A photograph that lies on its side, with the place where it was taken. */
const photograph = (width = 1600, height = 1200) =>
  picture(width, height)
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '8/1 46/1 59/1' } })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();

async function drop(name: string, bytes: Buffer, more: Readonly<Record<string, string>> = {}) {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  for (const [key, value] of Object.entries({ folder: 'offers', ...more })) form.set(key, value);
  const answer = await project.ask('/api/pictures', { method: 'POST', body: form });
  return { status: answer.status, ...(await answer.json()) };
}

const inMedia = () => readdirSync(join(root, 'media/offers')).toSorted();
const CLINIC = 'branches/clinic.yaml';
/** The clinic's file with an offer that has a picture. */
const offerNaming = (name: string) =>
  readFileSync(join(root, CLINIC), 'utf8').replace(/^( {4}image: ).*$/m, `$1${name}`);

test('a photograph is kept upright, in the colours of screens, at most 2600 pixels long, without the place where it was taken', async () => {
  const taken = await drop('IMG 0001.JPG', await photograph(4000, 3000));
  expect(taken).toEqual({ status: 200, name: 'offers/img-0001.jpg', width: 1950, height: 2600 });
  const kept = await sharp(join(root, 'media', taken.name)).metadata();
  expect(kept).toMatchObject({ format: 'jpeg', width: 1950, height: 2600, space: 'srgb' });
  expect([kept.exif, kept.icc, kept.xmp, kept.orientation]).toEqual([undefined, undefined, undefined, undefined]);
});

test('a HEIC photograph of an iPhone becomes a JPEG with its colours', async () => {
  const taken = await drop('IMG_0002.HEIC', readFileSync('tests/fixtures/photos/phone.heic'));
  expect(taken).toEqual({ status: 200, name: 'offers/img-0002.jpg', width: 96, height: 128 });
  const { dominant } = await sharp(join(root, 'media', taken.name))
    .extract({ left: 8, top: 8, width: 80, height: 40 })
    .stats();
  expect(Math.abs(dominant.r - 200) + Math.abs(dominant.g - 50) + Math.abs(dominant.b - 50)).toBeLessThan(60);
});

test.each(['png', 'webp', 'avif'] as const)('a picture of type %s is taken', async (format) => {
  const taken = await drop(`menu.${format}`, await picture(800, 600).toFormat(format).toBuffer());
  expect(taken).toEqual({ status: 200, name: 'offers/menu.jpg', width: 800, height: 600 });
});

describe('the name of a new picture', () => {
  test('is never that of another one, whatever its ending or capitals', async () => {
    writeFileSync(join(root, 'media/offers/Pongal.webp'), 'the clinic’s own');
    const bytes = await photograph();
    const names = [await drop('pongal.jpg', bytes), await drop('PONGAL.JPG', bytes)].map(({ name }) => name);
    expect(names).toEqual(['offers/pongal-2.jpg', 'offers/pongal-3.jpg']);
    expect(readFileSync(join(root, 'media/offers/Pongal.webp'), 'utf8')).toBe('the clinic’s own');
  });

  test('needs no other alphabet, and leads to no other folder', async () => {
    const bytes = await photograph();
    expect((await drop('பொங்கல்.jpg', bytes)).name).toBe('offers/picture.jpg');
    expect((await drop('../../package.jpg', bytes)).name).toMatch(/^offers\/[a-z-]+\.jpg$/);
    expect((await drop('a.jpg', bytes, { folder: '../branches' })).status).toBe(400);
  });
});

describe('a refused picture leaves no file', () => {
  afterEach(() => expect(inMedia()).toEqual([]));

  test('too small for its place, with the pixels that it needs', async () => {
    const small = await picture(480, 360).jpeg().toBuffer();
    expect(await drop('chat.jpg', small, { field: 'offers.0.image' })).toEqual({
      status: 422,
      problem:
        'this picture has 480 x 360 pixels, expected at least 640 x 480. Copy the photograph from the phone or camera itself: what chats and web pages show is often smaller.',
    });
  });

  test.each([
    [
      'no picture',
      'notes.jpg',
      async () => Buffer.from('Call the printer.'),
      /^what is in this file is no picture\. Choose/,
    ],
    ['an empty file', 'a.jpg', async () => Buffer.alloc(0), /^this file is empty\. Copy the picture once more/],
    [
      'a drawing',
      'logo.svg',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      /^found a SVG file, expected a JPEG, .*\)\.$/,
    ],
    [
      'a cut-off photograph',
      'a.jpg',
      async () =>
        (
          await sharp({
            create: {
              width: 900,
              height: 900,
              channels: 3,
              background: '#fff',
              noise: { type: 'gaussian', mean: 128, sigma: 30 },
            },
          })
            .jpeg()
            .toBuffer()
        ).subarray(0, 20_000),
      /^this picture is cut off or damaged/,
    ],
    [
      'a damaged HEIC photograph',
      'a.heic',
      async () => readFileSync('tests/fixtures/photos/phone.heic').subarray(0, 700),
      /^this HEIC photograph cannot be read here/,
    ],
  ])('%s', async (_what, name, bytes, problem) => {
    expect(await drop(name, await bytes())).toEqual({ status: 422, problem: expect.stringMatching(problem) });
  });

  test('more than 40 MB', async () => {
    const { status, problem } = await drop('film.jpg', Buffer.alloc(41_000_000));
    expect(status).toBe(413);
    expect(problem).toMatch(/^this file has 4\d MB, expected at most 40\. Save it smaller/);
  });
});

test('a picture that cannot be written is said to be so, with the cause', async () => {
  rmSync(join(root, 'media/offers'), { recursive: true });
  writeFileSync(join(root, 'media/offers'), 'a file where a folder should be');
  expect(await drop('new.jpg', await photograph())).toEqual({
    status: 507,
    notWritten: expect.stringMatching(/^E[A-Z]+$/),
  });
});

describe('when a draft is thrown away', () => {
  test('new pictures go that nothing names, and the others stay', async () => {
    const [used, unused] = [await drop('used.jpg', await photograph()), await drop('unused.jpg', await photograph())];
    expect(unsavedPictures(root)).toEqual([used.name, unused.name]);
    await project.folder.tidy([offerNaming(used.name)]);
    expect(inMedia()).toEqual(['used.jpg']);
    await project.folder.tidy([]);
    expect(inMedia()).toEqual([]);
  });

  test('a picture stays that was saved once, as an undone save may need it', async () => {
    const { name } = await drop('saved.jpg', await photograph());
    const { store, tidy } = project.folder;
    for (const content of [offerNaming(name), readFileSync(join(root, CLINIC), 'utf8')]) {
      await store.commit((await store.load()).version, [{ path: CLINIC, content }], '');
    }
    await tidy([]);
    expect(existsSync(join(root, 'media', name))).toBe(true);
  });

  test('a picture that the editor did not take in stays', async () => {
    writeFileSync(join(root, 'media/offers/own.jpg'), 'the clinic’s own');
    await project.folder.tidy([]);
    expect(inMedia()).toEqual(['own.jpg']);
  });
});

test('the list says how large each picture is and which fields name it, with unsaved changes', async () => {
  const { name } = await drop('new.jpg', await photograph());
  const { store, pictures } = project.folder;
  const draft = openDraft(await store.load());
  draft.change(CLINIC, offerNaming(name));
  expect(await listPictures({ draft, pictures })).toEqual([
    { name, width: 1200, height: 1600, uses: [{ file: CLINIC, path: ['offers', 0, 'image'] }] },
  ]);
});
