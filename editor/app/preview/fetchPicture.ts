import { session } from '../api.ts';

/** By their addresses, which change with their content. */
const pictures = new Map<string, Promise<Blob | undefined>>();

/**
 * A picture of the page; undefined if there is none. The frame asks, and it is made of what people type: it gets pictures, and
 * nothing else.
 * @param address `/media/services/dentures.1fA9c.800.webp`
 */
export function fetchPicture(address: string): Promise<Blob | undefined> {
  const known = pictures.get(address);
  if (known) return known;
  const picture = session.pictures.shown(address).catch(() => undefined);
  pictures.set(address, picture);
  // One that could not be read is asked for again.
  picture.then((found) => found ?? pictures.delete(address));
  return picture;
}
