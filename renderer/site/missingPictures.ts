import { comparable } from '../../branches/model/files/pictureName.ts';
import { didYouMean } from '../../diagnostics/didYouMean.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import { mediaFile } from '../media/mediaProblem.ts';
import type { Media } from '../media/readMedia.ts';
import { fieldName, pictureFields } from './pictureFields.ts';

/**
 * Reports each picture that a branch file references and that does not exist.
 * @param media all pictures; broken ones are not reported again
 * @param dir the folder of all masters
 */
export function missingPictures(sources: readonly YamlSource[], media: Media, dir: string): readonly Problem[] {
  const usable = [...media.catalogue.keys()];
  const fileOf = (name: string) => mediaFile(dir, comparable(name));
  const existing = new Set([...usable.map(fileOf), ...media.problems.map(({ file }) => comparable(file))]);
  return sources.flatMap((source) =>
    pictureFields(source).flatMap((field) => {
      const name = source.textAt(field.path);
      if (name === undefined || existing.has(fileOf(name))) return [];
      const similar = didYouMean(name, usable);
      const remedy = similar ? `Did you mean ${similar}?` : 'Put it there, or name one that exists.';
      const problem = source.problemAt(
        field.path,
        `${fieldName(field)}: there is no picture ${fileOf(name)}. ${remedy}`,
      );
      return [{ ...problem, ...(similar && { proposal: { path: field.path, value: similar } }) }];
    }),
  );
}
