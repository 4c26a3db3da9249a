/** Pictures that staff drop into the editor, without a browser: names, formats, and the draft. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatOf } from '../../../editor/pictures/decodePicture.ts';
import { importPicture, sizeInHeader } from '../../../editor/pictures/importPicture.ts';
import { newPictureName } from '../../../editor/pictures/newPictureName.ts';
import { createPictureViews } from '../../../editor/pictures/showPicture.ts';
import { CLINIC, createTestStore, FIXTURES, openTestEditor } from '../../support/editorSession.ts';

const PONGAL = 'media/offers/pongal.jpg';

const bytes = (text: string) => new TextEncoder().encode(text);
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c83232' } });

test.each([
  ['is never that of another one, whatever its ending or capitals', 'PONGAL.JPG', 'offers/pongal-2.jpg'],
  ['needs no other alphabet', 'பொங்கல்.jpg', 'offers/picture.jpg'],
  ['leads to no other folder', '../../package.json.jpg', 'offers/package-json.jpg'],
])('the name of a new picture %s', (_promise, name, wanted) => {
  expect(newPictureName(['media/offers/Pongal.webp', 'media/team/picture.jpg'], 'offers', name)).toBe(wanted);
});

test.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)(
  'a picture of type %s is known by its content, and large ones by their size',
  async (format) => {
    const content = await picture(80, 60).toFormat(format).toBuffer();
    expect(formatOf(content)).toBe(format);
    expect(sizeInHeader(content)).toEqual(
      format === 'jpeg' || format === 'png' ? { width: 80, height: 60 } : undefined,
    );
  },
);

test('a HEIC photograph is recognised by its content, even if it is damaged', () => {
  expect(formatOf(readFileSync('tests/fixtures/photos/phone.heic').subarray(0, 700))).toBe('heic');
  expect(formatOf(bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBe('svg');
  expect(formatOf(bytes('Call the printer.'))).toBeUndefined();
});

describe('a device with too little memory says so', () => {
  afterEach(() => vi.unstubAllGlobals());
  const blank = { fillRect: () => {}, drawImage: () => {}, getImageData: () => ({ data: new Uint8Array(4) }) };
  test.each([
    ['when it decodes a picture', new Error('The ImageBitmap could not be allocated.'), blank],
    ['when it has nowhere to draw it', undefined, null],
    ['when the drawing comes back empty', undefined, blank],
    ['when it cannot encode it', undefined, { ...blank, getImageData: () => ({ data: [0, 0, 0, 255] }) }],
  ])('%s', async (_when, failure, context) => {
    const [width, height] = [800, 600];
    const decoded = { width, height, close: () => {} };
    vi.stubGlobal('createImageBitmap', () => (failure ? Promise.reject(failure) : Promise.resolve(decoded)));
    const convertToBlob = () => Promise.reject(new Error('The encoding operation failed.'));
    const canvas = { width, height, getContext: () => context, convertToBlob };
    vi.stubGlobal('OffscreenCanvas', function Canvas() {
      return canvas;
    });
    const content = new Uint8Array(await picture(width, height).jpeg().toBuffer());
    await expect(importPicture(new File([content], 'a.jpg'), undefined)).rejects.toThrow('too little memory');
  });
});

describe('a new picture', () => {
  function start() {
    const editor = openTestEditor(createTestStore(), undefined, false);
    editor.draft.putPicture(PONGAL, bytes('a lamp'));
    return {
      ...editor,
      save: async () => (await editor.publishing.publish()).outcome,
      paths: async () => (await editor.unsaved.state()).files.map(({ path }) => path),
      /** Gives an offer the picture. */
      name: () => editor.set(CLINIC, ['offers', 0, 'image'], 'offers/pongal.jpg'),
    };
  }

  test('is saved together with the file that names it', async () => {
    const { store, draft, save, paths, name } = start();
    const masters = store.newest().pictures.size;
    draft.putPicture('media/offers/unused.jpg', bytes('a pot'));
    expect(await save()).toBe('nothing');
    name();
    expect(await paths()).toEqual([CLINIC, PONGAL]);
    expect(await save()).toBe('published');
    const { version, pictures } = store.newest();
    expect([version, [...pictures.keys()].slice(masters)]).toEqual(['2', [PONGAL]]);
    expect(await store.read(version, PONGAL)).toEqual(bytes('a lamp'));
    expect([await paths(), [...draft.pictures().keys()]]).toEqual([[], ['media/offers/unused.jpg']]);
  });

  test('is not saved twice if the window was closed too early, and never replaces another one', async () => {
    const { store, draft, save, name } = start();
    name();
    const commit = async (content: string) =>
      store.commit(store.newest().version, [{ path: PONGAL, content: bytes(content) }], '');
    await commit('a kolam');
    await expect(save()).rejects.toThrow('another picture');
    await commit('a lamp');
    expect([await save(), draft.pictures().size]).toEqual(['published', 0]);
  });
});

test('the pictures to choose from show how many fields use them', async () => {
  const [, image = ''] = /image: (.*)/.exec(FIXTURES[CLINIC] ?? '') ?? [];
  const pictures = await createPictureViews(openTestEditor()).list();
  expect(pictures.find(({ name }) => name === image)?.uses).toBe(1);
});
