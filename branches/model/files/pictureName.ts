/** Names of pictures in `media/`. */

/** Extensions that cameras, screenshots and drawing programs use, and pages cannot. */
const OTHER_FORMAT = /\.(jpe?g|jfif|png|gif|bmp|tiff?|avif|hei[cf]|svg)$/i;

export const HOW_TO_MAKE_WEBP = 'GIMP can do that with File, Export As, and so can squoosh.app in a browser';

/** A picture as referenced in branch files: folder and file name. */
export const PICTURE_NAME = /^[a-z0-9-]+\/[a-z0-9-]+\.webp$/;

/** "JPG" for `front.jpg`; undefined for WebP and for other files. */
export function otherFormat(name: string): string | undefined {
  return OTHER_FORMAT.exec(name)?.[1]?.toUpperCase();
}

/**
 * A URL-safe name for the same picture as WebP: `rooms/my-photo.webp` for `Rooms/My Photo.JPG`.
 * @returns undefined if a folder or file name would be empty
 */
export function webpName(path: string): string | undefined {
  const parts = path
    .replace(/(?:\.webp)?\.\w+$/i, '')
    .split(/[/\\]/)
    .map(plain);
  return parts.includes('') ? undefined : `${parts.join('/')}.webp`;
}

/** Removes accents, lower-cases, and replaces everything but letters and digits with hyphens. */
function plain(part: string): string {
  const letters = part.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
