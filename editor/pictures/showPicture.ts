/** Pictures as pages and lists show them, made here from their masters. */
import { comparable } from '../../branches/model/files/pictureName.ts';
import { findMaster, parseMediaUrl } from '../../renderer/media/catalogue.ts';
import { type Cut, cutBox } from '../../renderer/media/frames.ts';
import { type Master, PAPER } from '../../renderer/media/master.ts';
import type { SessionContext } from '../session/context.ts';
import { decodePicture, drawPart, drawWhole, wholeOf } from './decodePicture.ts';

/** Decoded masters that are kept: a page shows the same one in several sizes. */
const MOST_DECODED = 3;
const QUALITY = 0.74;

export function createPictureShow({ store, draft, pictures }: Pick<SessionContext, 'store' | 'draft' | 'pictures'>) {
  /** By hash, the one that was wanted last at the end. */
  const decoded = new Map<string, Promise<ImageBitmap>>();
  let last: Promise<unknown> = Promise.resolve();

  async function bytesOf({ path }: Master): Promise<Uint8Array<ArrayBuffer>> {
    const own = draft.pictures().get(`media/${path}`);
    if (own) return own;
    const head = draft.head();
    const file = [...head.pictures.keys()].find((each) => comparable(each) === `media/${path}`);
    return store.read(head.version, file ?? `media/${path}`);
  }

  async function decode(master: Master): Promise<ImageBitmap> {
    return drawWhole(await decodePicture(await bytesOf(master)), PAPER).transferToImageBitmap();
  }

  /** One after the other: each takes some dozens of megabytes. */
  function decodedOnce(master: Master): Promise<ImageBitmap> {
    const { hash } = master;
    const known = decoded.get(hash) ?? last.then(() => decode(master));
    decoded.delete(hash);
    decoded.set(hash, known);
    last = known.catch(() => decoded.delete(hash));
    const [oldest] = decoded.keys();
    if (decoded.size > MOST_DECODED && oldest !== undefined) decoded.delete(oldest);
    return known;
  }

  async function show(master: Master | undefined, width: number, cut?: Cut): Promise<Blob | undefined> {
    if (!master) return undefined;
    const picture = await decodedOnce(master);
    const part = cut ? cutBox(picture, cut) : wholeOf(picture);
    return drawPart(picture, part, width).convertToBlob({ type: 'image/webp', quality: QUALITY });
  }

  return {
    /** The picture with an address such as `/media/services/dentures.1fA9c.800.webp`; undefined if no master makes it. */
    async shown(address: string): Promise<Blob | undefined> {
      const wanted = parseMediaUrl(address);
      if (!wanted) return undefined;
      const { name, hash, width, cut } = wanted;
      const masters = [...(await pictures()).catalogue.values()];
      return show(
        masters.find((master) => master.name === name && master.hash === hash),
        width,
        cut,
      );
    },
    /** A picture in `media/` at most at a width in pixels, to choose it or to place its focus. @param path in that folder */
    small: async (path: string, width: number) => show(findMaster((await pictures()).catalogue, path), width),
  };
}
