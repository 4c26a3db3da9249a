/** Pictures that staff drop into the editor, as far as no browser is needed: their names, the draft, and saving. */
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { formatOf } from '../../../editor/pictures/decodePicture.ts';
import { newPictureName } from '../../../editor/pictures/newPictureName.ts';
import { createPictureShow } from '../../../editor/pictures/showPicture.ts';
import { sizeAtHead, takePicture } from '../../../editor/pictures/takePicture.ts';
import { createPublishing } from '../../../editor/publish/publishing.ts';
import { openDraft } from '../../../editor/session/draft.ts';
import { createEditorSite } from '../../../editor/session/site.ts';
import { createUnsaved } from '../../../editor/session/unsaved.ts';
import { NODE_TOOLS } from '../../../renderer/document/nodeTools.ts';
import { createEditorProject } from '../../support/editorProject.ts';
import { createTestSession } from '../../support/editorSession.ts';

const CLINIC = 'branches/clinic.yaml';
const PONGAL = 'media/offers/pongal.jpg';

const bytes = (text: string) => new TextEncoder().encode(text);
/** The clinic's file with an offer that has a picture. */
const naming = (text: string, name: string) => text.replace(/^( {4}image: ).*$/m, `$1${name.replace('media/', '')}`);
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c83232' } });

describe('the name of a new picture', () => {
  test.each([
    ['is never that of another one, whatever its ending or capitals', 'PONGAL.JPG', 'offers/pongal-2.jpg'],
    ['needs no other alphabet', 'பொங்கல்.jpg', 'offers/picture.jpg'],
    ['leads to no other folder', '../../package.json.jpg', 'offers/package-json.jpg'],
  ])('%s', (_promise, name, wanted) => {
    expect(newPictureName(['media/offers/Pongal.webp', 'media/team/picture.jpg'], 'offers', name)).toBe(wanted);
  });
});

test.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)(
  'a picture of type %s is known by its content, and large ones by their size',
  async (format) => {
    const content = await picture(80, 60).toFormat(format).toBuffer();
    expect(formatOf(content)).toBe(format);
    expect(sizeAtHead(content)).toEqual(format === 'jpeg' || format === 'png' ? { width: 80, height: 60 } : undefined);
  },
);

test('a HEIC photograph is known by its content, even if it is damaged; what is no picture is none', () => {
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
    const decoded = { width: 800, height: 600, close: () => {} };
    vi.stubGlobal('createImageBitmap', () => (failure ? Promise.reject(failure) : Promise.resolve(decoded)));
    class Canvas {
      width = 800;
      height = 600;
      getContext = () => context;
      convertToBlob = () => Promise.reject(new Error('The encoding operation failed.'));
    }
    vi.stubGlobal('OffscreenCanvas', Canvas);
    const content = new Uint8Array(await picture(800, 600).jpeg().toBuffer());
    await expect(takePicture(new File([content], 'a.jpg'), undefined)).rejects.toThrow('too little memory');
  });
});

describe('a new picture', () => {
  function start() {
    const { store, draft, ...others } = createTestSession();
    const context = { ...others, store, draft, site: { ...others.site, problems: async () => [] } };
    const unsaved = async () => (await createUnsaved(context).state()).files.map(({ path }) => path);
    const save = async () => (await createPublishing(context, NODE_TOOLS).publish()).outcome;
    draft.putPicture(PONGAL, bytes('a lamp'));
    return { store, draft, save, unsaved, named: naming(draft.read(CLINIC) ?? '', PONGAL) };
  }

  test('is saved with the file that names it, and not before', async () => {
    const { store, draft, save, unsaved, named } = start();
    expect(await save()).toBe('nothing');
    draft.change(CLINIC, named);
    expect(await unsaved()).toEqual([CLINIC, PONGAL]);
    expect(await save()).toBe('published');
    expect(await store.read(store.newest().version, PONGAL)).toEqual(bytes('a lamp'));
    expect([await unsaved(), draft.pictures().size]).toEqual([[], 0]);
  });

  test('is thrown away with the changes', async () => {
    const { draft, named } = start();
    draft.change(CLINIC, named);
    draft.discard();
    expect(draft.pictures().size).toBe(0);
  });

  test('is saved already if the window was closed too early, and never takes the place of another one', async () => {
    const { store, draft, save, named } = start();
    draft.change(CLINIC, named);
    await store.commit(store.newest().version, [{ path: PONGAL, content: bytes('a kolam') }], '');
    await expect(save()).rejects.toThrow('another picture');
    await store.commit(store.newest().version, [{ path: PONGAL, content: bytes('a lamp') }], '');
    expect(await save()).toBe('published');
    expect(draft.pictures().size).toBe(0);
  });

  test('survives a change of the content by somebody else, and a reload', () => {
    const { store, draft } = start();
    store.change({ 'locales/en/home.json': '{}\n' });
    draft.take(store.newest());
    expect(openDraft(store.newest(), draft.kept()).pictures()).toEqual(new Map([[PONGAL, bytes('a lamp')]]));
  });
});

describe('a folder', () => {
  test('takes pictures and texts together, in one save whose undoing leaves the picture', async () => {
    const { root, folder } = createEditorProject();
    const before = readFileSync(join(root, CLINIC), 'utf8');
    const { store } = folder;
    const content = new Uint8Array(await picture(800, 600).jpeg().toBuffer());
    const changes = [
      { path: CLINIC, content: naming(before, PONGAL) },
      { path: PONGAL, content },
    ];
    await store.commit((await store.load()).version, changes, '');
    expect(new Uint8Array(readFileSync(join(root, PONGAL)))).toEqual(content);
    const [save, ...older] = await store.history();
    expect([(await store.changesOf(save?.version ?? '')).map(({ path }) => path), older]).toEqual([[CLINIC], []]);
    await store.commit((await store.load()).version, [{ path: CLINIC, content: before }], '');
    expect(existsSync(join(root, PONGAL))).toBe(true);

    const draft = openDraft(await store.load());
    draft.change(CLINIC, naming(before, PONGAL));
    const site = createEditorSite(draft, folder.pictures);
    expect(await createPictureShow({ store, draft, site, pictures: folder.pictures }).list()).toEqual([
      { name: 'offers/pongal.jpg', width: 800, height: 600, uses: [{ file: CLINIC, path: ['offers', 0, 'image'] }] },
    ]);
  });

  test('that does not take a picture takes no text either', async () => {
    const { root, folder } = createEditorProject();
    const before = readFileSync(join(root, CLINIC), 'utf8');
    const commit = async (path: string) =>
      folder.store.commit(
        (await folder.store.load()).version,
        [
          { path: CLINIC, content: `${before}\n` },
          { path, content: bytes('a lamp') },
        ],
        '',
      );
    for (const path of ['media/labels.yaml', 'media/offers/page.html', '../pongal.jpg', 'locales/en/pongal.jpg'])
      await expect(commit(path), path).rejects.toThrow();
    rmSync(join(root, 'media/offers'), { recursive: true });
    writeFileSync(join(root, 'media/offers'), 'a file where a folder should be');
    await expect(commit(PONGAL)).rejects.toMatchObject({ path: PONGAL, code: expect.stringMatching(/^E[A-Z]+$/) });
    expect(readFileSync(join(root, CLINIC), 'utf8')).toBe(before);
    expect(readdirSync(join(root, 'media'))).toEqual(['offers']);
  });
});
