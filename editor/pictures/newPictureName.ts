/** Names for new pictures in `media/`. */
import { comparable, pictureSlug, withoutEnding } from '../../branches/model/files/pictureName.ts';
import type { Path } from '../../diagnostics/place.ts';

/** The lists whose pictures have their own folder. */
const LISTS = ['offers', 'reels', 'team'];

/** The folder in `media/` for the pictures of a field. */
export const folderFor = ([first = '']: Path): string => (LISTS.includes(String(first)) ? String(first) : 'branches');

/** A free path under `media/`, ignoring extensions and case: `offers/pongal-2.jpg`. @param files paths of all pictures @param name of the chosen file */
export function newPictureName(files: Iterable<string>, folder: string, name: string, ending = 'jpg'): string {
  const taken = new Set(Array.from(files, (file) => withoutEnding(comparable(file)).toLowerCase()));
  // Slashes in the name are no folders.
  const wanted = `${folder}/${pictureSlug(name.replaceAll('/', '-'))}`;
  let free = wanted;
  for (let i = 2; taken.has(`media/${free}`); i++) free = `${wanted}-${i}`;
  return `${free}.${ending}`;
}
