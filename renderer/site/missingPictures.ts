import { didYouMean } from '../../diagnostics/didYouMean.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import type { Path } from '../../diagnostics/place.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import { mediaFile } from '../media/mediaProblem.ts';
import type { Media } from '../media/readMedia.ts';

/**
 * What branch files cannot know by themselves: whether the pictures exist that they name.
 * @param media all pictures, the broken ones too: each of those is a problem of its own
 * @param dir the folder of all masters
 */
export function missingPictures(sources: readonly YamlSource[], media: Media, dir: string): readonly Problem[] {
  const usable = [...media.catalogue.keys()];
  const fileOf = (name: string) => mediaFile(dir, name);
  const there = new Set([...usable.map(fileOf), ...media.problems.map(({ file }) => file)]);
  return sources.flatMap((source) =>
    namedIn(source).flatMap((path) => {
      const name = source.textAt(path);
      if (name === undefined || there.has(fileOf(name))) return [];
      const similar = didYouMean(name, usable);
      const remedy = similar ? `Did you mean ${similar}?` : 'Put it there, or name one that exists.';
      const label = path.filter((step) => typeof step === 'string').join('.');
      return [source.problemAt(path, `${label}: there is no picture ${fileOf(name)}. ${remedy}`)];
    }),
  );
}

/** Where a file names pictures. */
function namedIn(source: YamlSource): readonly Path[] {
  const lists = ['offers', 'reels'].flatMap((list) =>
    Array.from({ length: source.lengthAt([list]) }, (_, index) => [list, index, 'image']),
  );
  return [['picture'], ...lists];
}
