import sharp from 'sharp';
import { openMaster } from '../openMaster.ts';
import { withProfile } from './withProfile.ts';

/**
 * Decodes a photograph of an iPhone, which sharp cannot because the format is patented. This takes a second or two.
 * @returns a large PNG, upright, in the colours of the photograph
 * @throws Error for a file that is damaged or has other contents
 */
export async function decodeHeic(bytes: Buffer): Promise<Buffer> {
  const { icc } = await openMaster(bytes).metadata();
  const { data, ...size } = await decode(bytes);
  const png = await sharp(data, { raw: { ...size, channels: 4 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return icc ? withProfile(png, icc) : png;
}

type Pixels = Readonly<{ width: number; height: number; data: Buffer }>;

/** The main picture of a file. */
async function decode(bytes: Buffer): Promise<Pixels> {
  // Two megabytes that only these photographs need.
  const { default: libheif } = await import('libheif-js/wasm-bundle.js');
  const decoder = new libheif.HeifDecoder();
  const images = decoder.decode(bytes);
  try {
    const image = images.find((each) => each.is_primary()) ?? images[0];
    if (!image) throw new Error('There is no picture in this file.');
    const [width, height] = [image.get_width(), image.get_height()];
    const pixels = { width, height, data: new Uint8ClampedArray(width * height * 4) };
    const shown = await new Promise<unknown>((resolve) => image.display(pixels, resolve));
    if (!shown) throw new Error('This picture cannot be decoded.');
    return { width, height, data: Buffer.from(pixels.data.buffer) };
  } finally {
    for (const each of images) each.free();
    decoder.decoder?.delete();
  }
}
