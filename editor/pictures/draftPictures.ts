/** Pictures that are not saved yet: they are part of the draft. */
import { pictureSlug } from '../../branches/model/files/pictureName.ts';
import { MEDIA_DIR, type Media } from '../../renderer/media/catalogue.ts';
import { ENCODER_VERSION, HASH_LENGTH, isKind, type Master, mediaFile, PAPER } from '../../renderer/media/master.ts';
import type { Draft } from '../session/draft.ts';
import type { ContentStore } from '../store/contentStore.ts';
import { toBase64 } from '../store/gitBlobs.ts';
import { contextOf, decodePicture, drawPart, formatOf } from './decodePicture.ts';

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * The pictures that pages can show, with those of the draft, and those that were published since the editor was built.
 * @param saved those in `media/`
 */
export function withDraftPictures(draft: Draft, saved: () => Promise<Media>, store: Pick<ContentStore, 'read'>) {
  const measured = new WeakMap<Bytes, Promise<Master>>();
  const masterOf = (path: string, bytes: Bytes): Promise<Master> => {
    const known = measured.get(bytes) ?? measure(path, bytes);
    measured.set(bytes, known);
    return known;
  };
  /** By their blobs. One that could not be read is asked for again. */
  const published = new Map<string, Promise<Master | undefined>>();
  const publishedMaster = (path: string, blob: string) => {
    const known =
      published.get(blob) ??
      store.read(draft.head().version, path).then((bytes) => measure(path, bytes).catch(() => undefined));
    published.set(blob, known);
    return known.catch(() => void published.delete(blob));
  };
  return async (): Promise<Media> => {
    const media = await saved();
    const unknown = [...draft.head().pictures].filter(
      ([path]) =>
        /\.(?:jpe?g|png|webp)$/.test(path) &&
        !media.catalogue.has(inMedia(path)) &&
        !media.problems.some(({ file }) => file === path),
    );
    const own = [...draft.pictures()].map(([path, bytes]) => masterOf(path, bytes));
    const added = await Promise.all([...unknown.map((each) => publishedMaster(...each)), ...own]);
    const known = added.flatMap((master) => (master ? [[master.path, master] as const] : []));
    return known.length > 0 ? { ...media, catalogue: new Map([...media.catalogue, ...known]) } : media;
  };
}

const inMedia = (path: string) => path.replace(/^media\//, '');

/** What `describeMaster` finds in the same file, but for the colour, which is only like it. */
async function measure(draftPath: string, bytes: Bytes): Promise<Master> {
  const path = inMedia(draftPath);
  const kind = formatOf(bytes);
  if (!kind || !isKind(kind)) throw new Error(`${draftPath} is no picture.`);
  const picture = await decodePicture(bytes);
  const { width, height } = picture;
  const pixel = contextOf(drawPart(picture, picture, 1, PAPER)).getImageData(0, 0, 1, 1).data;
  picture.close();
  const color = Array.from(pixel.subarray(0, 3), (level) => (level >> 4).toString(16)).join('');
  const hashed = await new Blob([ENCODER_VERSION, bytes]).arrayBuffer();
  const digest = toBase64(new Uint8Array(await crypto.subtle.digest('SHA-256', hashed)));
  const hash = digest.replaceAll('+', '-').replaceAll('/', '_').slice(0, HASH_LENGTH);
  return { path, name: pictureSlug(path), file: mediaFile(MEDIA_DIR, path), hash, width, height, color, kind };
}
