import { HOW_TO_MAKE_WEBP, otherFormat, webpName } from '../../branches/model/files/pictureName.ts';

/** Names that are valid in addresses. */
const USABLE = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.webp$/;

/**
 * Finds invalid names of pictures, and proposes a unique valid name for each.
 * @param pictures the paths of all pictures under `media/`
 * @returns a sentence for each invalid path
 */
export function nameProblems(pictures: readonly string[]): ReadonlyMap<string, string> {
  const existing = new Set(pictures);
  const taken = new Set(pictures);
  const propose = (path: string) => {
    const name = freeName(path, taken);
    taken.add(name);
    return `media/${name}`;
  };
  const misnamed = pictures.filter((path) => !USABLE.test(path));
  return new Map(misnamed.map((path) => [path, nameProblem(path, existing, propose)]));
}

function nameProblem(path: string, existing: ReadonlySet<string>, propose: (path: string) => string): string {
  const format = otherFormat(path);
  if (format === undefined) {
    return `found a name that web addresses cannot hold, expected small letters, digits and hyphens. Rename it: ${propose(path)}`;
  }
  const wanted = webpName(path);
  const advice =
    wanted !== undefined && existing.has(wanted)
      ? `media/${wanted} lies beside it. Where this picture is to replace that one, save it over that one (${HOW_TO_MAKE_WEBP}). Then take this file out of media/.`
      : `Save it as ${propose(path)} (${HOW_TO_MAKE_WEBP}), then take this file out of media/.`;
  return `found a ${format} file, expected a WebP picture. ${advice}`;
}

/** A name that no other picture has. */
function freeName(path: string, taken: ReadonlySet<string>): string {
  const wanted = webpName(path) ?? 'topics/front.webp';
  let free = wanted;
  for (let i = 2; taken.has(free); i++) free = wanted.replace(/\.webp$/, `-${i}.webp`);
  return free;
}
