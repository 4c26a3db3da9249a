/** One picture in every format and in each of the eight ways that a camera may note how it was held. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { PictureKind } from '../../site/pictures/master.ts';

/** What is seen of a picture: its size in pixels, and which quarter is green while all others are red. */
export type Seen = Readonly<{ width: number; height: number; green: string }>;

type TurnedPicture = Readonly<{ name: string; kind: PictureKind; bytes: Buffer; seen: Seen }>;

/** How the file has it: 128 x 64 pixels, green at the top left. */
const [LONG, SHORT] = [128, 64];

/** Where the green quarter is once the picture stands upright, by the EXIF orientation, which says how the file has it. */
const GREEN = ['top left', 'top right', 'bottom right', 'bottom left'];
const greenOf = (orientation: number) => GREEN[(orientation - 1) % 4] ?? '';

function seenOf(orientation: number): Seen {
  const [width, height] = orientation > 4 ? [SHORT, LONG] : [LONG, SHORT];
  return { width, height, green: greenOf(orientation) };
}

const lying = () =>
  sharp({ create: { width: LONG, height: SHORT, channels: 3, background: '#c83232' } }).composite([
    { input: { create: { width: LONG / 2, height: SHORT / 2, channels: 3, background: '#32a050' } }, left: 0, top: 0 },
  ]);

/** Quarter turns against the clock; the mirror image, left for right, is made after them. */
const QUARTER_TURNS = [0, 0, 2, 2, 3, 3, 1, 1];
const MIRRORED = [2, 4, 5, 7];

/** As `heif-enc` 1.15.1 has encoded it; two boxes were added that turn and mirror. */
function heic(orientation: number): Buffer {
  const bytes = readFileSync('tests/fixtures/photos/turned.heic');
  bytes[bytes.indexOf('irot') + 4] = QUARTER_TURNS[orientation - 1] ?? 0;
  // A reader passes over a box that it does not know.
  if (!MIRRORED.includes(orientation)) bytes.write('skip', bytes.indexOf('imir'));
  return bytes;
}

/** Sharp writes EXIF, and into an AVIF both EXIF and boxes, as phones do. */
async function turned(kind: Exclude<PictureKind, 'heic'>, orientation: number): Promise<Buffer> {
  const noted = sharp(await lying().png().toBuffer()).withMetadata({ orientation });
  return noted.toFormat(kind, { quality: 95 }).toBuffer();
}

/** Only EXIF says that this AVIF is turned, which does not count in this format. */
async function unturned(): Promise<Buffer> {
  const bytes = await turned('avif', 6);
  bytes[bytes.indexOf('irot') + 4] = 0;
  return bytes;
}

export async function turnedPictures(): Promise<readonly TurnedPicture[]> {
  const pictures: TurnedPicture[] = [];
  for (let orientation = 1; orientation <= 8; orientation++) {
    const seen = seenOf(orientation);
    for (const kind of ['jpeg', 'png', 'webp', 'avif'] as const)
      pictures.push({ name: `${kind} ${orientation}`, kind, bytes: await turned(kind, orientation), seen });
    pictures.push({ name: `heic ${orientation}`, kind: 'heic', bytes: heic(orientation), seen });
  }
  return [...pictures, { name: 'avif, EXIF alone', kind: 'avif', bytes: await unturned(), seen: seenOf(1) }];
}

/** What is seen in pixels of `channels` bytes each. */
export function seenIn({ width, height }: Omit<Seen, 'green'>, data: ArrayLike<number>, channels: number): Seen {
  const isGreen = (x: number, y: number) => {
    const at = (Math.floor(height * y) * width + Math.floor(width * x)) * channels;
    return Number(data[at + 1]) > Number(data[at]);
  };
  const found = [isGreen(0.25, 0.25), isGreen(0.75, 0.25), isGreen(0.75, 0.75), isGreen(0.25, 0.75)];
  return { width, height, green: GREEN.filter((_, quarter) => found[quarter]).join(' and ') };
}
