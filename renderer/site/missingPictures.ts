import { didYouMean } from '../../diagnostics/didYouMean.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import type { Path } from '../../diagnostics/place.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import { mediaFile } from '../media/mediaProblem.ts';
import type { Media } from '../media/readMedia.ts';

/**
 * Reports each picture that a branch file references and that does not exist.
 * @param media all pictures; broken ones are not reported again
 * @param dir the folder of all masters
 */
export function missingPictures(sources: readonly YamlSource[], media: Media, dir: string): readonly Problem[] {
  const usable = [...media.catalogue.keys()];
  const fileOf = (name: string) => mediaFile(dir, name);
  const existing = new Set([...usable.map(fileOf), ...media.problems.map(({ file }) => file)]);
  return sources.flatMap((source) =>
    picturePaths(source).flatMap((path) => {
      const name = source.textAt(path);
      if (name === undefined || existing.has(fileOf(name))) return [];
      const similar = didYouMean(name, usable);
      const remedy = similar ? `Did you mean ${similar}?` : 'Put it there, or name one that exists.';
      const label = path.filter((step) => typeof step === 'string').join('.');
      return [source.problemAt(path, `${label}: there is no picture ${fileOf(name)}. ${remedy}`)];
    }),
  );
}

/** The lists whose entries have a picture, with its key. */
const LISTS = { offers: 'image', reels: 'image', team: 'photo' } as const;

/** The paths of all picture fields in a file. */
function picturePaths(source: YamlSource): readonly Path[] {
  const listed = Object.entries(LISTS).flatMap(([list, key]) =>
    Array.from({ length: source.lengthAt([list]) }, (_, index) => [list, index, key]),
  );
  return [['picture'], ['photos', 'outside', 'image'], ['photos', 'inside', 'image'], ...listed];
}
