/** Renders pictures from their masters, as pages and lists show them. */
import { comparable, pictureSlug } from '../../branches/model/files/pictureName.ts';
import { sentenceOf } from '../../diagnostics/sentences.ts';
import { memoizePerObject } from '../../locales/model/memoizePerObject.ts';
import { findMaster, MEDIA_DIR, type Media, parseMediaUrl } from '../../site/pictures/catalogue.ts';
import { type Cut, cutBox } from '../../site/pictures/frames.ts';
import { ENCODER_VERSION, HASH_LENGTH, isKind, type Master, mediaFile, PAPER } from '../../site/pictures/master.ts';
import { isLfsPointer } from '../../site/pictures/pictureFaults.ts';
import { pictureFields } from '../../site/pictures/pictureFields.ts';
import type { ContentStore } from '../content/contentStore.ts';
import type { EditorContext } from '../content/context.ts';
import type { Draft } from '../content/draft.ts';
import { Refusal } from '../content/refusal.ts';
import { toBase64 } from '../store/gitBlobs.ts';
import { context2d, decodePicture, drawPart, drawWhole, formatOf } from './decodePicture.ts';

const QUALITY = 0.74;

/** A picture that cannot be decoded here; its size passes every check. */
export const UNKNOWN = { width: 4000, height: 3000, color: 'eee', kind: 'webp', hash: '-----' } as const;

/** Returns the session's methods for pictures. */
export function createPictureViews({ store, draft, site, pictures }: Omit<EditorContext, 'today'>) {
  let queue: Promise<unknown> = Promise.resolve();
  /** The last decoded picture: a page may show it in several sizes. */
  let decoded: Readonly<{ hash: string; picture: ImageBitmap }> | undefined;

  const bytesOf = async (path: string) => {
    const { version, pictures } = draft.head();
    const file = [...pictures.keys()].find((each) => comparable(each) === path) ?? path;
    return draft.pictures().get(path) ?? store.read(version, file);
  };

  /** Renders one at a time: each takes dozens of megabytes. */
  function show(master: Master | undefined, width: number, cut?: Cut): Promise<Blob | undefined> {
    if (!master) return Promise.resolve(undefined);
    const shown = queue.then(async () => {
      if (decoded?.hash !== master.hash) {
        decoded?.picture.close();
        decoded = undefined;
        const bytes = await bytesOf(`media/${master.path}`);
        if (isLfsPointer(bytes)) throw new Refusal(sentenceOf('lfsPicture'), { key: 'mistakes.lfsPicture' });
        const canvas = await drawWhole(bytes, PAPER);
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
    /** The pictures by their paths under `media/`, and how many fields use each. */
    async list() {
      const { catalogue } = await pictures();
      const used = site
        .content()
        .readings.flatMap(({ source }) => pictureFields(source).map(({ path }) => source.textAt(path)))
        .map((name) => name && findMaster(catalogue, name));
      return [...catalogue.values()]
        .map((master) => ({ name: master.path, uses: used.filter((each) => each === master).length }))
        .sort((one, other) => (one.name < other.name ? -1 : 1));
    },
    /** Renders the picture with an address such as `/media/services/dentures.1fA9c.800.webp`; undefined if no master makes it. */
    async rendered(address: string): Promise<Blob | undefined> {
      const wanted = parseMediaUrl(address);
      const masters = wanted ? [...(await pictures()).catalogue.values()] : [];
      const master = masters.find(({ name, hash }) => name === wanted?.name && hash === wanted.hash);
      return show(master, wanted?.width ?? 0, wanted?.cut);
    },
    /** Renders a picture with a maximum width in pixels, for lists. @param path in `media/` */
    thumbnail: async (path: string, width: number) => show(findMaster((await pictures()).catalogue, path), width),
  };
}

/** Returns a function that lists all pictures: those in `media/`, those of the draft, and those published since the editor was built. */
export function withDraftPictures(draft: Draft, saved: () => Promise<Media>, store: Pick<ContentStore, 'read'>) {
  const masterOf = memoizePerObject(measure);
  /** By their states. A failed read is retried only after a minute, because this runs on every keystroke. */
  const published = new Map<string, Promise<Master | undefined>>();
  const publishedMaster = (path: string, state: string) => {
    const master = published.get(state) ?? store.read(draft.head().version, path).then((bytes) => measure(bytes, path));
    published.set(state, master);
    return master.catch(() => void setTimeout(() => published.delete(state), 60_000));
  };
  return async (): Promise<Media> => {
    const media = await saved();
    const isUnknown = (path: string) =>
      /\.(?:jpe?g|png|webp)$/.test(path) &&
      !media.catalogue.has(inMedia(path)) &&
      !media.problems.some(({ file }) => file === path);
    const added = await Promise.all([
      ...[...draft.head().pictures].filter(([path]) => isUnknown(path)).map((each) => publishedMaster(...each)),
      ...[...draft.pictures()].map(([path, bytes]) => masterOf(bytes, path)),
    ]);
    const known = added.flatMap((master) => (master ? [[master.path, master] as const] : []));
    return known.length > 0 ? { ...media, catalogue: new Map([...media.catalogue, ...known]) } : media;
  };
}

const inMedia = (path: string) => path.replace(/^media\//, '');

/** Describes a picture as `describeMaster` does; only the colour may differ slightly. */
async function measure(bytes: Uint8Array<ArrayBuffer>, draftPath: string): Promise<Master> {
  const path = inMedia(draftPath);
  const names = { path, name: pictureSlug(path), file: mediaFile(MEDIA_DIR, path) };
  if (isLfsPointer(bytes)) return { ...names, ...UNKNOWN };
  const kind = formatOf(bytes);
  if (!kind || !isKind(kind)) throw new Error(`${draftPath} is no picture.`);
  const picture = await decodePicture(bytes);
  const { width, height } = picture;
  const pixel = context2d(drawPart(picture, picture, 1, PAPER)).getImageData(0, 0, 1, 1).data;
  picture.close();
  const color = Array.from(pixel.subarray(0, 3), (level) => (level >> 4).toString(16)).join('');
  const hashed = await new Blob([ENCODER_VERSION, bytes]).arrayBuffer();
  const digest = toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', hashed)));
  const hash = digest.replaceAll('+', '-').replaceAll('/', '_').slice(0, HASH_LENGTH);
  return { ...names, hash, width, height, color, kind };
}
