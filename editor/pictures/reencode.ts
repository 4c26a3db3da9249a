import { otherFormat } from '../../branches/model/files/pictureName.ts';
import { sentenceOf } from '../../diagnostics/sentences.ts';
import { openMaster, pictureKind, readableBytes } from '../../renderer/media/openMaster.ts';
import { explainUnreadable, inFormat } from '../../renderer/media/pictureProblems.ts';
import { RefusedPicture } from './refusedPicture.ts';

/** Pixels of the longer side: larger than any file for pages. */
const LARGEST_SIDE = 2600;

/** Every file for pages is encoded from this one, so no loss may be seen. Programs on every computer open a JPEG. */
const MASTER = { quality: 90, chromaSubsampling: '4:4:4', mozjpeg: true } as const;

export type Reencoded = Readonly<{ bytes: Buffer; width: number; height: number }>;

/**
 * Encodes a photograph anew: upright, in the colours of screens, without metadata such as the place where it was taken.
 * @param name of the file that a person chose
 * @returns a JPEG
 * @throws RefusedPicture if it is no picture that pages can show
 */
export async function reencode(name: string, bytes: Buffer): Promise<Reencoded> {
  try {
    if ((await pictureKind(bytes)) === undefined) throw new Error('Pages show no pictures in this format.');
    const image = openMaster(await readableBytes(bytes, withoutKeeping));
    const { data, info } = await image
      .resize({ width: LARGEST_SIDE, height: LARGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg(MASTER)
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    const format = otherFormat(name);
    const sentence = format ? inFormat('otherFormatUpload', format) : await explainUnreadable(bytes, true);
    throw new RefusedPicture(sentenceOf(...sentence));
  }
}

const withoutKeeping = (_file: string, make: () => Promise<Buffer>) => make();
