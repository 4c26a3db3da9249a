/** A picture as it was decoded: four bytes a pixel. */
export type DecodedPixels = Readonly<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;

/**
 * Decodes an iPhone's photograph, in colours of its own. The format is patented, so few programs can.
 * @throws Error for a file that is damaged or has other contents
 */
export async function decodeHeic(bytes: Uint8Array): Promise<DecodedPixels> {
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
    return pixels;
  } finally {
    for (const each of images) each.free();
    decoder.decoder?.delete();
  }
}
