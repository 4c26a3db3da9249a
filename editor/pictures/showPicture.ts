/** Pictures as pages and lists show them, made here from their masters. */
import { comparable } from '../../branches/model/files/pictureName.ts';
import { findMaster, parseMediaUrl } from '../../renderer/media/catalogue.ts';
import { type Cut, cutBox } from '../../renderer/media/frames.ts';
import { type Master, PAPER } from '../../renderer/media/master.ts';
import { pictureFields } from '../../renderer/site/pictureFields.ts';
import type { SessionContext } from '../session/context.ts';
import { drawPart, drawWhole } from './decodePicture.ts';

const QUALITY = 0.74;

export function createPictureShow({ store, draft, site, pictures }: Omit<SessionContext, 'today'>) {
  let queue: Promise<unknown> = Promise.resolve();
  /** The one that was wanted last: a page may show it in several sizes. */
  let decoded: Readonly<{ hash: string; picture: ImageBitmap }> | undefined;

  const bytesOf = async (path: string) => {
    const { version, pictures } = draft.head();
    const file = [...pictures.keys()].find((each) => comparable(each) === path) ?? path;
    return draft.pictures().get(path) ?? store.read(version, file);
  };

  /** One after the other: each takes some dozens of megabytes. */
  function show(master: Master | undefined, width: number, cut?: Cut): Promise<Blob | undefined> {
    if (!master) return Promise.resolve(undefined);
    const shown = queue.then(async () => {
      if (decoded?.hash !== master.hash) {
        decoded?.picture.close();
        decoded = undefined;
        const canvas = await drawWhole(await bytesOf(`media/${master.path}`), PAPER);
        decoded = { hash: master.hash, picture: canvas.transferToImageBitmap() };
      }
      const { picture } = decoded;
      const canvas = drawPart(picture, cut ? cutBox(picture, cut) : picture, width);
      return canvas.convertToBlob({ type: 'image/webp', quality: QUALITY });
    });
    queue = shown.catch(() => undefined);
    return shown;
  }

  return {
    /**
     * The pictures that pages can show, with their paths under `media/`, their sizes in pixels, and how many fields name them.
     * Pages that name one themselves do not count.
     */
    async list() {
      const { catalogue } = await pictures();
      const used = site
        .content()
        .readings.flatMap(({ typed }) => pictureFields(typed).map(({ path }) => typed.textAt(path)))
        .map((name) => name && findMaster(catalogue, name));
      return [...catalogue.values()]
        .map((master) => {
          const { path: name, width, height } = master;
          return { name, width, height, uses: used.filter((each) => each === master).length };
        })
        .sort((one, other) => (one.name < other.name ? -1 : 1));
    },
    /** The picture with an address such as `/media/services/dentures.1fA9c.800.webp`; undefined if no master makes it. */
    async shown(address: string): Promise<Blob | undefined> {
      const wanted = parseMediaUrl(address);
      const masters = wanted ? [...(await pictures()).catalogue.values()] : [];
      const master = masters.find(({ name, hash }) => name === wanted?.name && hash === wanted.hash);
      return show(master, wanted?.width ?? 0, wanted?.cut);
    },
    /** A picture in `media/` at most at a width in pixels, to choose it or to place its focus. @param path in that folder */
    small: async (path: string, width: number) => show(findMaster((await pictures()).catalogue, path), width),
  };
}
