import { didYouMean } from '../../diagnostics/didYouMean.ts';
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import type { Path } from '../../diagnostics/place.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import { MEDIA_DIR } from '../../renderer/media/catalogue.ts';
import { readMedia } from '../../renderer/media/readMedia.ts';

/** What is known of the pictures: those that pages can show, and all that are there. */
type Pictures = Readonly<{ usable: readonly string[]; there: ReadonlySet<string> }>;

/**
 * What the branch files cannot know by themselves: that the pictures they name exist, and that every picture can be shown.
 * @param dir the folder of all masters
 * @throws InputErrors with all missing and all broken pictures
 */
export async function checkSources(sources: readonly YamlSource[], dir: string = MEDIA_DIR): Promise<void> {
  const { catalogue, problems } = await readMedia(dir);
  const usable = [...catalogue.keys()];
  const there = new Set([...usable, ...problems.map(({ file }) => file.slice(dir.length + 1))]);
  const missing = sources.flatMap((source) => missingPictures(source, { usable, there }));
  if (missing.length + problems.length > 0)
    throw new InputErrors([...missing, ...problems], 'the branch files and pictures');
}

function missingPictures(source: YamlSource, { usable, there }: Pictures): readonly Problem[] {
  return namedIn(source).flatMap((path) => {
    const name = source.textAt(path);
    if (name === undefined || there.has(name)) return [];
    const similar = didYouMean(name, usable);
    const remedy = similar ? `Did you mean ${similar}?` : 'Put it there, or name one that exists.';
    const label = path.filter((step) => typeof step === 'string').join('.');
    return [source.problemAt(path, `${label}: there is no picture media/${name}. ${remedy}`)];
  });
}

/** Where a file names pictures. */
function namedIn(source: YamlSource): readonly Path[] {
  const lists = ['offers', 'reels'].flatMap((list) =>
    Array.from({ length: source.lengthAt([list]) }, (_, index) => [list, index, 'image']),
  );
  return [['picture'], ...lists];
}
