/** Photographs straight from a camera: rotated by EXIF orientation, with private metadata. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildSite } from '../../../../branches/model/buildSite.ts';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import { Picture, type PictureProps } from '../../../../components/site/Picture.tsx';
import { SOURCE_LANGUAGE } from '../../../../locales/languages.ts';
import { readResources } from '../../../../locales/model/resources.ts';
import { CollectorContext, createCollector } from '../../../../renderer/context/collector.ts';
import { PageContext } from '../../../../renderer/context/pageContext.ts';
import { createSiteTranslator } from '../../../../renderer/i18n/placeholders.ts';
import { describeMaster, readPictureInfo } from '../../../../renderer/media/describeMaster.ts';
import { drawSharePicture } from '../../../../renderer/media/drawSharePicture.ts';
import { encodePicture, resizePicture } from '../../../../renderer/media/encodePicture.ts';
import { FRAME } from '../../../../renderer/media/frames.ts';
import { ENCODER_VERSION, type Master } from '../../../../renderer/media/master.ts';
import { SHARE_SIZE } from '../../../../renderer/media/sharePicture.ts';
import { createPublication } from '../../../../renderer/site/publication.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';

const folder = mkdtempSync(join(tmpdir(), 'photographs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The address algorithm without EXIF orientation: pictures that need no turning keep these addresses. */
const hashBefore = (bytes: Buffer) =>
  createHash('sha256').update(ENCODER_VERSION).update(bytes).digest('base64url').slice(0, 5);

/** The expected picture: portrait, with a different colour in each corner. */
const [WIDTH, HEIGHT] = [240, 400];
const COLORS = { 'top left': '#ff0000', 'top right': '#00ff00', 'bottom left': '#0000ff', 'bottom right': '#ffffff' };
type Corner = keyof typeof COLORS;

/** For each EXIF orientation, the corners of the expected picture at the ends of the file’s first and last rows. */
const FILED: readonly (readonly [note: number, first: readonly [Corner, Corner], last: readonly [Corner, Corner]])[] = [
  [1, ['top left', 'top right'], ['bottom left', 'bottom right']],
  [2, ['top right', 'top left'], ['bottom right', 'bottom left']],
  [3, ['bottom right', 'bottom left'], ['top right', 'top left']],
  [4, ['bottom left', 'bottom right'], ['top left', 'top right']],
  [5, ['top left', 'bottom left'], ['top right', 'bottom right']],
  [6, ['top right', 'bottom right'], ['top left', 'bottom left']],
  [7, ['bottom right', 'top right'], ['bottom left', 'top left']],
  [8, ['bottom left', 'top left'], ['bottom right', 'top right']],
];

const pathOf = (note: number) => `held-${note}.webp`;
const fileOf = (path: string) => readFileSync(join(folder, path));

/** Writes a photograph as a camera in this orientation does. */
async function take([note, first, last]: (typeof FILED)[number]): Promise<void> {
  const [width, height] = note < 5 ? [WIDTH, HEIGHT] : [HEIGHT, WIDTH];
  const quarter = (corner: Corner, left: number, top: number) => ({
    input: { create: { width: width / 2, height: height / 2, channels: 3, background: COLORS[corner] } } as const,
    left,
    top,
  });
  await sharp({ create: { width, height, channels: 3, background: '#000' } })
    .composite([
      ...first.map((corner, i) => quarter(corner, (i * width) / 2, 0)),
      ...last.map((corner, i) => quarter(corner, (i * width) / 2, height / 2)),
    ])
    .withMetadata({ orientation: note })
    .webp({ lossless: true })
    .toFile(join(folder, pathOf(note)));
}

beforeAll(() => Promise.all(FILED.map(take)));

type Pixels = Readonly<{ data: Buffer; width: number; height: number; channels: number }>;

async function pixelsOf(bytes: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, ...info };
}

/** Returns the colours near the four corners of a region, reduced to one bit per channel. */
function cornersOf(
  { data, width, channels }: Pixels,
  part: { left: number; top: number; width: number; height: number },
) {
  const at = (x: number, y: number) => {
    const offset = (Math.round(part.top + part.height * y) * width + Math.round(part.left + part.width * x)) * channels;
    const levels = [...data.subarray(offset, offset + 3)].map((level) => (level > 127 ? 'ff' : '00'));
    return `#${levels.join('')}`;
  };
  return {
    'top left': at(0.25, 0.25),
    'top right': at(0.75, 0.25),
    'bottom left': at(0.25, 0.75),
    'bottom right': at(0.75, 0.75),
  };
}

async function masterOf(note: number): Promise<Master> {
  const path = pathOf(note);
  return { path, name: 'held', file: join(folder, path), hash: '00000', ...(await readPictureInfo(fileOf(path))) };
}

function htmlOf(master: Master, shown: Partial<PictureProps> = {}, collector = createCollector()): string {
  const site = buildSite('combined', parseFiles(CONFIGURATIONS['two-branches']), '2025-08-15');
  const language = SOURCE_LANGUAGE;
  const page = {
    site,
    route: undefined,
    language,
    publication: createPublication([language], new Map(), []),
    translator: createSiteTranslator(site, readResources(), language),
    media: new Map([[master.path, master]]),
  };
  return renderToStaticMarkup(
    <CollectorContext value={collector}>
      <PageContext value={page}>
        <Picture src={master.path} alt="" widths={[WIDTH / 2]} sizes="100vw" {...shown} />
      </PageContext>
    </CollectorContext>,
  );
}

describe.each(FILED.map(([note]) => note))('a photograph taken upright, filed with the note %i', (note) => {
  test.each(['avif', 'webp'] as const)('stands upright in %s', async (format) => {
    const pixels = await pixelsOf(await encodePicture(await resizePicture(fileOf(pathOf(note)), WIDTH / 2), format));
    expect({ width: pixels.width, height: pixels.height }).toEqual({ width: WIDTH / 2, height: HEIGHT / 2 });
    expect(cornersOf(pixels, { left: 0, top: 0, width: pixels.width, height: pixels.height })).toEqual(COLORS);
  });

  test('has the right dimensions on a page', async () => {
    expect(htmlOf(await masterOf(note))).toContain(`width="${WIDTH / 2}" height="${HEIGHT / 2}"`);
  });

  test('stands upright in the picture of a shared link', async () => {
    const pixels = await pixelsOf(await drawSharePicture(fileOf(pathOf(note))));
    // Cut off above and below, the same on both sides.
    expect(cornersOf(pixels, { left: 0, top: 0, ...SHARE_SIZE })).toEqual(COLORS);
  });
});

describe('a photograph on a page', () => {
  const widths = [60, 120, 400];
  const srcSetOf = (html: string) => Array.from(html.matchAll(/\.(\S+)\.webp \d+w/g), ([, part]) => part);

  test('is offered in its own width where it is smaller than the largest, never wider', async () => {
    expect(srcSetOf(htmlOf(await masterOf(6), { widths }))).toEqual(['00000.60', '00000.120', '00000.240']);
  });

  test('is fetched as the part that its frame shows, around the point that the clinic names', async () => {
    const collector = createCollector();
    const shown = { widths, focus: { x: 20, y: 30 } };
    const html = htmlOf(await masterOf(6), { ...shown, frame: FRAME.view }, collector);
    expect(srcSetOf(html)).toEqual(['00000.4x3-30.60', '00000.4x3-30.120', '00000.4x3-30.240']);
    expect(html).toMatch(/width="240" height="180"/);
    expect(html).toMatch(/object-position:\s*20% 30%/);
    expect([...collector.pictures.values()]).toContainEqual(
      expect.objectContaining({ width: 240, cut: { shape: '4x3', at: 30 } }),
    );
    expect(collector.shown).toEqual([expect.objectContaining({ focus: { x: 20, y: 30 } })]);
  });

  test('needs no style for the point where every file has the shape of the frame', async () => {
    const html = htmlOf(await masterOf(6), { focus: { x: 20, y: 30 }, frame: FRAME.portrait });
    expect(html).toContain('1x1-30');
    expect(html).not.toMatch(/object-position:\s*20%/);
  });
});

describe('the address of a photograph', () => {
  test('changes when orientation is applied, so that no cached sideways picture is shown', async () => {
    const oldHash = (path: string) => hashBefore(readFileSync(join(folder, path)));
    expect((await describeMaster(folder, pathOf(6))).hash).not.toBe(oldHash(pathOf(6)));
    expect((await describeMaster(folder, pathOf(1))).hash).toBe(oldHash(pathOf(1)));
  });
});

describe('camera metadata', () => {
  const NOTES = ['Sample Camera', 'Sample Photographer', 'Sample Patient'];
  const path = 'noted.webp';

  beforeAll(async () => {
    await sharp(join(folder, pathOf(6)))
      .withExif({
        IFD0: { Make: 'Sample Camera', Artist: 'Sample Photographer', Orientation: '6' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '8/1 46/1 59/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '77/1 41/1 1/1',
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><name>Sample Patient</name></x:xmpmeta>')
      .webp()
      .toFile(join(folder, path));
  });

  test('is in the original file', async () => {
    const { exif, xmp } = await sharp(join(folder, path)).metadata();
    expect([exif, xmp].map((part) => part?.length ?? 0).every((length) => length > 50)).toBe(true);
    expect(String(exif)).toContain('Sample Photographer');
    expect(String(xmp)).toContain('Sample Patient');
  });

  test('never reaches patients: no location, camera or name', async () => {
    const pixels = await resizePicture(fileOf(path), WIDTH / 2);
    const shown = {
      avif: await encodePicture(pixels, 'avif'),
      webp: await encodePicture(pixels, 'webp'),
      shared: await drawSharePicture(fileOf(path)),
    };
    for (const [name, bytes] of Object.entries(shown)) {
      const { exif, xmp, iptc, tifftagPhotoshop, comments, orientation } = await sharp(bytes).metadata();
      const noted = { exif, xmp, iptc, tifftagPhotoshop, comments, orientation };
      expect(
        Object.entries(noted).filter(([, value]) => value !== undefined),
        name,
      ).toEqual([]);
      expect(
        NOTES.filter((note) => bytes.includes(note)),
        name,
      ).toEqual([]);
    }
  });
});
