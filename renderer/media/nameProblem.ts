import { HOW_TO_MAKE_WEBP, otherFormat, webpName } from '../../branches/model/picture-name.ts';

/** What addresses can hold. */
const USABLE = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.webp$/;

/**
 * What is wrong with a picture's name, and what to name it.
 * @param path the picture's path below `media/`
 * @param taken the paths of all pictures
 */
export function nameProblem(path: string, taken: ReadonlySet<string>): string | undefined {
  const format = otherFormat(path);
  if (format !== undefined) return `found a ${format} file, expected a WebP picture. ${asWebp(path, taken)}`;
  if (USABLE.test(path)) return undefined;
  return `found a name that web addresses cannot hold, expected small letters, digits and hyphens. Rename it: media/${freeName(path, taken)}`;
}

function asWebp(path: string, taken: ReadonlySet<string>): string {
  const wanted = webpName(path);
  if (wanted !== undefined && taken.has(wanted)) return `media/${wanted} lies beside it: take this file out of media/.`;
  return `Save it as media/${freeName(path, taken)} (${HOW_TO_MAKE_WEBP}), then take this file out of media/.`;
}

/** A name that no other picture has. */
function freeName(path: string, taken: ReadonlySet<string>): string {
  const wanted = webpName(path) ?? 'topics/front.webp';
  let free = wanted;
  for (let i = 2; taken.has(free); i++) free = wanted.replace(/\.webp$/, `-${i}.webp`);
  return free;
}
