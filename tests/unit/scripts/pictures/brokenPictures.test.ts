/** Reports every unusable picture in the media folder, with a remedy. */
import { randomUUID } from 'node:crypto';
import { readFileSync, truncateSync } from 'node:fs';
import { extname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { InputErrors } from '../../../../diagnostics/inputErrors.ts';
import { readCatalogue } from '../../../../scripts/pictures/readMedia.ts';
import { findMaster } from '../../../../site/pictures/catalogue.ts';
import { temporaryFolder, writeFiles } from '../../../support/temporaryFolder.ts';

/** A photograph of an iPhone, only small: 96 x 128 pixels, filed on its side, with a place and its own colours. */
const PHONE_HEIC = 'tests/fixtures/photos/phone.heic';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

const formatOf = (name: string) =>
  extname(name).slice(1).toLowerCase().replace('jpg', 'jpeg') as 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const paint = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#ff0000' } });

const good = await paint().webp().toBuffer();

const put = (path: string, bytes: Buffer | string) => writeFiles(folder, { [path]: bytes });

/** Returns the message, file by file. */
async function report(): Promise<string> {
  try {
    await readCatalogue(folder);
  } catch (error) {
    if (!(error instanceof InputErrors)) throw error;
    return error.problems.map(({ file, message }) => `${file.replace(`${folder}/`, '')}\n  ${message}`).join('\n');
  }
  throw new Error('Every picture was found to be right.');
}

test('a file that is not a complete picture is reported by name, together with all others', async () => {
  put('hero.webp', good);
  put('cut.webp', good.subarray(0, good.length / 2));
  put('rooms/letter.jpg', 'Dear clinic');
  put('rooms/large.jpg', `version https://git-lfs.github.com/spec/v1\noid sha256:${'4d'.repeat(32)}\nsize 12345\n`);
  put('rooms/floor/empty.png', '');
  put('rooms/drawing.webp', `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/><!--${randomUUID()}-->`);
  put('rooms/phone.heic', Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(200)]));
  expect(await report()).toMatchInlineSnapshot(`
    "cut.webp
      this picture is cut off or damaged. Copy it here once more from where it came.
    rooms/drawing.webp
      what is in this file is SVG, although its name says otherwise. Save the picture as JPEG (Paint on Windows can do that with File, Save as, and Preview on a Mac with File, Export), and delete this file.
    rooms/floor/empty.png
      this file is empty. Copy the picture here once more, or delete the file.
    rooms/large.jpg
      Git LFS keeps this picture elsewhere: this file only points to it. Type: git lfs pull (a workflow that checks the project out needs: lfs: true)
    rooms/letter.jpg
      what is in this file is no picture, although its name says so. Put the photograph itself in its place, or delete the file.
    rooms/phone.heic
      this HEIC photograph cannot be read here: it is damaged, or of a rare kind. Save it as JPEG: on the iPhone, tap Share, Options, Most Compatible, and send it to yourself; on a Mac, Preview can do that with File, Export. For new photographs, choose Most Compatible under Settings, Camera, Formats."
  `);
});

test('a file that is not a complete picture is reported before it is opened when it has more than 25 MB, or too many pixels', async () => {
  put('video.jpg', await paint().jpeg().toBuffer());
  truncateSync(join(folder, 'video.jpg'), 26_000_000);
  const bytes = await paint().png().toBuffer();
  const HEAD = { start: 12, size: 16, end: 29 };
  bytes.writeUInt32BE(16_000, HEAD.size);
  bytes.writeUInt32BE(12_000, HEAD.size + 4);
  bytes.writeUInt32BE(crc32(bytes.subarray(HEAD.start, HEAD.end)), HEAD.end);
  put('wall.png', bytes);
  expect(await report()).toMatchInlineSnapshot(`
    "video.jpg
      this file has 26 MB, expected at most 25. Save it smaller: 2000 pixels are wide enough (Paint on Windows can do that with Resize, and Preview on a Mac with Tools, Adjust Size).
    wall.png
      this picture has 16000 x 12000 pixels, more than a page can use. Save it smaller: 2000 pixels are wide enough (Paint on Windows can do that with Resize, and Preview on a Mac with Tools, Adjust Size)."
  `);
});

test('a picture in another format is reported, with the name that is right or how to save it as JPEG', async () => {
  put('topics/IMG_0001.JPG', readFileSync(PHONE_HEIC));
  put('topics/moving.png', await paint().gif().toBuffer());
  put('topics/My Scan.TIF', await paint().tiff().toBuffer());
  expect(await report()).toMatchInlineSnapshot(`
    "topics/IMG_0001.JPG
      this is a HEIC picture, although its name ends in .jpg. Rename it: media/topics/IMG_0001.heic, also where a branch file names it.
    topics/My Scan.TIF
      found a TIF file, expected a JPEG, PNG, WebP, AVIF or HEIC picture. Save it as JPEG (Paint on Windows can do that with File, Save as, and Preview on a Mac with File, Export), then take this file out of media/.
    topics/moving.png
      what is in this file is GIF, although its name says otherwise. Save the picture as JPEG (Paint on Windows can do that with File, Save as, and Preview on a Mac with File, Export), and delete this file."
  `);
});

test('the name of a picture may be any that phones, chats and Macs give', async () => {
  const names = [
    'IMG_0001.JPG',
    'WhatsApp Image 2026-08-15 at 10.30.45 AM (1).jpeg',
    'Rooms/Waiting room.webp',
    'topics/பல்.webp',
    'topics/cafe\u0301.png',
    'Screenshot 2026-08-15 at 10.30.45\u202fAM.png',
    'topics/scan.avif',
    'topics/live.HEIC',
  ];
  for (const [i, name] of names.entries()) {
    const format = formatOf(name);
    put(
      name,
      format === 'heic'
        ? readFileSync(PHONE_HEIC)
        : await paint(40 + i)
            .toFormat(format)
            .toBuffer(),
    );
  }
  const catalogue = await readCatalogue(folder);
  expect([...catalogue.values()].map(({ name }) => name).toSorted()).toEqual([
    'img-0001',
    'rooms/waiting-room',
    'screenshot-2026-08-15-at-10-30-45-am',
    'topics/cafe',
    'topics/live',
    'topics/picture',
    'topics/scan',
    'whatsapp-image-2026-08-15-at-10-30-45-am-1',
  ]);
  const typed = ['topics/caf\u00e9.png', 'Screenshot 2026-08-15 at 10.30.45 AM.png'];
  for (const name of typed) expect(findMaster(catalogue, name)?.file, name).toContain(name.slice(0, 10));
  // A page may name another ending.
  expect(findMaster(catalogue, 'IMG_0001.webp')?.path).toBe('IMG_0001.JPG');
});

test('the name of a picture is reported with a free one if some computers cannot have it, or it differs in the ending only', async () => {
  put('topics/why?.webp', good);
  put('topics/why.webp', good);
  put('topics/hall.webp', good);
  put('topics/hall.jpg', await paint().jpeg().toBuffer());
  expect(await report()).toMatchInlineSnapshot(`
    "topics/hall.webp
      media/topics/hall.jpg has the same name but for the ending. If this picture is to replace that one, delete that one; otherwise rename this one: media/topics/hall-2.webp
    topics/why?.webp
      found a name that not every computer can hold. Rename it: media/topics/why-2.webp"
  `);
});
