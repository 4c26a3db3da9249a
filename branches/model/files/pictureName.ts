/** Names of pictures below `media/`. */

/** Endings of what cameras, screens and drawing programs write, and pages cannot use. */
const OTHER_FORMAT = /\.(jpe?g|jfif|png|gif|bmp|tiff?|avif|hei[cf]|svg)$/i;

export const HOW_TO_MAKE_WEBP = 'GIMP can do that with File, Export As, and so can squoosh.app in a browser';

/** A picture as branch files name it: a folder and a name. */
export const PICTURE_NAME = /^[a-z0-9-]+\/[a-z0-9-]+\.webp$/;

/** "JPG" for `front.jpg`; nothing for WebP and for what is no picture. */
export function otherFormat(name: string): string | undefined {
  return OTHER_FORMAT.exec(name)?.[1]?.toUpperCase();
}

/**
 * A name for the same picture that addresses can hold: `rooms/my-photo.webp` for `Rooms/My Photo.JPG`.
 * @returns nothing where a folder or the picture would have no letter left
 */
export function webpName(path: string): string | undefined {
  const parts = path
    .replace(/(?:\.webp)?\.\w+$/i, '')
    .split(/[/\\]/)
    .map(plain);
  return parts.includes('') ? undefined : `${parts.join('/')}.webp`;
}

/** Accents go, everything else but lower-case letters and digits becomes hyphens. */
function plain(part: string): string {
  const letters = part.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}
