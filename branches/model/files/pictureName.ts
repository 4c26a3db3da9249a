/** Names of pictures in `media/`. Any name that a phone gives is valid; the build makes addresses of its own. */

/** Endings of the formats that pages are made of. */
const ENDINGS = ['jpg', 'jpeg', 'jfif', 'png', 'webp', 'avif', 'heic', 'heif'];

/** Endings of other pictures, which a build refuses. */
const OTHER_FORMAT = /\.(gif|bmp|tiff?|svg|psd|dng|raw)$/i;

export const HOW_TO_SAVE_JPEG =
  'Paint on Windows can do that with File, Save as, and Preview on a Mac with File, Export';

/** Characters that not every computer can have in a name, or that nobody sees. */
const UNUSABLE = String.raw`/\\:*?"<>|\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff`;
/** A folder or file name. Hidden files begin with a dot. */
const PART = `[^${UNUSABLE}.][^${UNUSABLE}]*`;
const PICTURE_NAME = new RegExp(String.raw`^(?:${PART}/)*${PART}\.(?:${ENDINGS.join('|')})$`, 'iu');

/** Whether a picture can be referenced in branch files by this name: its folders, if it is in one, and its file name. */
export const isPictureName = (name: string): boolean => PICTURE_NAME.test(comparable(name));

/** "jpg" for `Front.JPG`; undefined for files that are not named like a picture that pages can show. */
export function pictureEnding(name: string): string | undefined {
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase();
  return ending !== undefined && ENDINGS.includes(ending) ? ending : undefined;
}

/** "GIF" for `front.gif`; undefined for pictures that pages can show and for other files. */
export function otherFormat(name: string): string | undefined {
  return OTHER_FORMAT.exec(name)?.[1]?.toUpperCase();
}

/**
 * A name in the form in which names are compared. Macs split letters and accents, and put special spaces into the names of
 * screenshots; nobody types either.
 */
export const comparable = (name: string): string => name.normalize('NFC').replace(/\s/g, ' ');

/** `rooms/Front` for `rooms/Front.JPG`. */
export const withoutEnding = (name: string): string => name.replace(/\.\w+$/, '');

/** Characters of a folder's or file's name in an address. */
const MAX_PART_LENGTH = 60;

/** A name for addresses: `rooms/my-photo` for `Rooms/My Photo.JPG`. Accents and other alphabets are left out. */
export function pictureSlug(path: string): string {
  const slug = (part: string) =>
    part
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, MAX_PART_LENGTH);
  const parts = withoutEnding(path).split('/');
  return parts.map((part) => slug(part) || 'picture').join('/');
}
