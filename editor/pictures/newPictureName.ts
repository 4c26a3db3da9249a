import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { comparable, pictureSlug, withoutEnding } from '../../branches/model/files/pictureName.ts';

/**
 * A path under `media/` for a new JPEG that no picture there has, whatever its ending or capitals: `offers/pongal-2.jpg`.
 * @param media folder of all pictures
 * @param folder such as `offers`
 * @param name of the file that a person chose
 */
export function newPictureName(media: string, folder: string, name: string): string {
  const there = existsSync(join(media, folder)) ? readdirSync(join(media, folder)) : [];
  const taken = new Set(there.map((each) => withoutEnding(comparable(each)).toLowerCase()));
  // A path from another system is part of the name, and no folder here.
  const wanted = pictureSlug(name.replaceAll('/', '-'));
  let free = wanted;
  for (let i = 2; taken.has(free); i++) free = `${wanted}-${i}`;
  return `${folder}/${free}.jpg`;
}
