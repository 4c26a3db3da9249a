/** Reports every unusable picture in the media folder, with a remedy. */
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { InputErrors } from '../../../../diagnostics/inputErrors.ts';
import { readCatalogue } from '../../../../renderer/media/catalogue.ts';

/** Root may read any file. */
const IS_ROOT = process.getuid?.() === 0;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

let good: Buffer;
beforeAll(async () => {
  good = await paint().webp().toBuffer();
});

const paint = (width = 40, height = 30) => sharp({ create: { width, height, channels: 3, background: '#ff0000' } });

function put(path: string, bytes: Buffer | string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

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

describe('a file that is not a complete picture', () => {
  test('is reported by name, together with all others', async () => {
    put('hero.webp', good);
    put('cut.webp', good.subarray(0, good.length / 2));
    put('rooms/photo.webp', (await paint(200, 200).jpeg().toBuffer()).subarray(0, 400));
    put('rooms/empty.webp', '');
    put('rooms/floor/letter.webp', 'Dear clinic');
    put('rooms/drawing.webp', `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/><!--${randomUUID()}-->`);
    put('rooms/phone.webp', Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(200)]));
    mkdirSync(join(folder, 'rooms/folder.webp'));
    symlinkSync('gone.webp', join(folder, 'rooms/link.webp'));
    expect(await report()).toMatchInlineSnapshot(`
      "cut.webp
        this picture is cut off or damaged. Copy it here once more from where it came.
      rooms/drawing.webp
        what is in this file is no WebP picture, although its name says so. Save the picture as WebP in its place (GIMP can do that with File, Export As, and so can squoosh.app in a browser), or delete the file.
      rooms/empty.webp
        this file is empty. Copy the picture here once more, or delete the file.
      rooms/floor/letter.webp
        what is in this file is no WebP picture, although its name says so. Save the picture as WebP in its place (GIMP can do that with File, Export As, and so can squoosh.app in a browser), or delete the file.
      rooms/folder.webp
        found a folder with the name of a picture. Rename it without .webp, or put the picture itself in its place.
      rooms/link.webp
        this is a link to a file that is not there. Put the picture itself in its place.
      rooms/phone.webp
        what is in this file is no WebP picture, although its name says so. Save the picture as WebP in its place (GIMP can do that with File, Export As, and so can squoosh.app in a browser), or delete the file.
      rooms/photo.webp
        this picture is cut off or damaged. Copy it here once more from where it came."
    `);
  });

  test.skipIf(IS_ROOT)('is reported when it cannot be read', async () => {
    put('rooms/locked.webp', good);
    chmodSync(join(folder, 'rooms/locked.webp'), 0);
    mkdirSync(join(folder, 'locked'));
    chmodSync(join(folder, 'locked'), 0);
    expect(await report()).toMatchInlineSnapshot(`
      "locked
        this folder cannot be opened (EACCES). Ask whoever looks after this computer to allow it.
      rooms/locked.webp
        this file cannot be opened (EACCES). Ask whoever looks after this computer to allow it, or copy the picture here once more."
    `);
    chmodSync(join(folder, 'locked'), 0o700);
  });

  test('is reported before it is opened when it has too many pixels', async () => {
    const bytes = await paint().png().toBuffer();
    const HEAD = { start: 12, size: 16, end: 29 };
    bytes.writeUInt32BE(16_000, HEAD.size);
    bytes.writeUInt32BE(12_000, HEAD.size + 4);
    bytes.writeUInt32BE(crc32(bytes.subarray(HEAD.start, HEAD.end)), HEAD.end);
    put('wall.webp', bytes);
    expect(await report()).toMatchInlineSnapshot(`
      "wall.webp
        this picture has 16000 x 12000 pixels, more than a page can use. Save it smaller: 2000 pixels are wide enough."
    `);
  });
});

describe('a picture in another format', () => {
  test('is reported with instructions to convert it to WebP', async () => {
    put('topics/front.jpg', await paint().jpeg().toBuffer());
    put('topics/My Smile.PNG', await paint().png().toBuffer());
    put('IMG_2041.HEIC', 'heic');
    put('topics/hall.webp', good);
    put('topics/hall.jpeg', await paint().jpeg().toBuffer());
    expect(await report()).toMatchInlineSnapshot(`
      "IMG_2041.HEIC
        found a HEIC file, expected a WebP picture. Save it as media/img-2041.webp (GIMP can do that with File, Export As, and so can squoosh.app in a browser), then take this file out of media/.
      topics/My Smile.PNG
        found a PNG file, expected a WebP picture. Save it as media/topics/my-smile.webp (GIMP can do that with File, Export As, and so can squoosh.app in a browser), then take this file out of media/.
      topics/front.jpg
        found a JPG file, expected a WebP picture. Save it as media/topics/front.webp (GIMP can do that with File, Export As, and so can squoosh.app in a browser), then take this file out of media/.
      topics/hall.jpeg
        found a JPEG file, expected a WebP picture. media/topics/hall.webp lies beside it. Where this picture is to replace that one, save it over that one (GIMP can do that with File, Export As, and so can squoosh.app in a browser). Then take this file out of media/."
    `);
  });

  test('works under a name that ends in .webp: the content counts', async () => {
    put('topics/front.webp', await paint(50, 20).png().toBuffer());
    expect((await readCatalogue(folder)).get('topics/front.webp')).toMatchObject({
      width: 50,
      height: 20,
      color: 'f00',
    });
  });
});

describe('a name that is not valid in a URL', () => {
  test('is reported with a valid one', async () => {
    put('topics/FRONT.WEBP', good);
    put('topics/waiting room_2.webp', good);
    put('Rooms/hall.webp', good);
    put('topics/பல்.webp', good);
    put('topics/café.webp', good);
    expect(await report()).toMatchInlineSnapshot(`
      "Rooms/hall.webp
        found a name that web addresses cannot hold, expected small letters, digits and hyphens. Rename it: media/rooms/hall.webp
      topics/FRONT.WEBP
        found a name that web addresses cannot hold, expected small letters, digits and hyphens. Rename it: media/topics/front.webp
      topics/café.webp
        found a name that web addresses cannot hold, expected small letters, digits and hyphens. Rename it: media/topics/cafe.webp
      topics/waiting room_2.webp
        found a name that web addresses cannot hold, expected small letters, digits and hyphens. Rename it: media/topics/waiting-room-2.webp
      topics/பல்.webp
        found a name that web addresses cannot hold, expected small letters, digits and hyphens. Rename it: media/topics/front-2.webp"
    `);
  });

  test('is never replaced with one that is in use', async () => {
    put('topics/front.webp', good);
    put('topics/Front .webp', good);
    put('topics/front_.webp', good);
    expect(await report()).toMatchInlineSnapshot(`
      "topics/Front .webp
        found a name that web addresses cannot hold, expected small letters, digits and hyphens. Rename it: media/topics/front-2.webp
      topics/front_.webp
        found a name that web addresses cannot hold, expected small letters, digits and hyphens. Rename it: media/topics/front-3.webp"
    `);
  });

  test('gets a different suggestion from every other', async () => {
    put('topics/front.webp', good);
    for (const name of ['பல்.webp', 'முகம்.webp', 'IMG 1.jpg', 'IMG-1.HEIC', 'img_1.png']) put(`topics/${name}`, good);
    const proposals = (await report()).match(/(?<=media\/topics\/)[a-z0-9-]+\.webp/g) ?? [];
    expect(proposals.toSorted()).toEqual([
      'front-2.webp',
      'front-3.webp',
      'img-1-2.webp',
      'img-1-3.webp',
      'img-1.webp',
    ]);
  });
});

test('other files are allowed in the folder of pictures', async () => {
  put('hero.webp', good);
  for (const name of ['README.md', 'illustrations.txt', '.DS_Store', '._hero.webp', 'Thumbs.db', 'topics/notes.pdf']) {
    put(name, 'text');
  }
  expect([...(await readCatalogue(folder)).keys()]).toEqual(['hero.webp']);
});

test('a missing folder of pictures is reported', async () => {
  rmSync(folder, { recursive: true });
  await expect(readCatalogue(folder)).rejects.toThrow(InputErrors);
});
