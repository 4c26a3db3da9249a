import {
  comparable,
  HOW_TO_SAVE_JPEG,
  isPictureName,
  otherFormat,
  pictureEnding,
  pictureSlug,
  withoutEnding,
} from '../../branches/model/files/pictureName.ts';
import { hasEnding, KIND_NAMES, usualEnding } from './decode/pictureKind.ts';
import type { Master } from './describeMaster.ts';

/**
 * Finds pictures that no page can name, because of their format, their characters, or another picture of the same name.
 * @param pictures the paths of all pictures under `media/`
 * @returns a sentence for each of them
 */
export function nameProblems(pictures: readonly string[]): ReadonlyMap<string, string> {
  const first = new Map<string, string>();
  return new Map(
    pictures.toSorted().flatMap((path): readonly [string, string][] => {
      const format = otherFormat(path);
      if (format) return [[path, otherFormatProblem(format)]];
      if (!isPictureName(path))
        return [[path, `found a name that not every computer can hold. Rename it: media/${freeName(path, pictures)}`]];
      const other = first.get(nameOf(path));
      if (other === undefined) first.set(nameOf(path), path);
      return other === undefined ? [] : [[path, sameNameProblem(path, other, pictures)]];
    }),
  );
}

/** What is wrong about the ending of a picture's name, as its content is in another format; undefined if nothing is. */
export function endingProblem({ path, kind }: Pick<Master, 'path' | 'kind'>): string | undefined {
  const ending = pictureEnding(path) ?? '';
  if (hasEnding(kind, ending)) return undefined;
  const name = `media/${withoutEnding(path)}.${usualEnding(kind)}`;
  return `this is ${KIND_NAMES[kind]} picture, although its name ends in .${ending}. Rename it: ${name}, also where a branch file names it.`;
}

/** What to do with a picture in a format that no page shows, such as "GIF". */
export const otherFormatFound = (format: string) =>
  `found a ${format} file, expected a JPEG, PNG, WebP, AVIF or HEIC picture. Save it as JPEG (${HOW_TO_SAVE_JPEG})`;

const otherFormatProblem = (format: string) => `${otherFormatFound(format)}, then take this file out of media/.`;

const sameNameProblem = (path: string, other: string, pictures: readonly string[]) =>
  `media/${other} has the same name but for the ending. If this picture is to replace that one, delete that one; otherwise rename this one: media/${freeName(path, pictures)}`;

const nameOf = (path: string) => withoutEnding(comparable(path));

/** A name for a picture that no other has. */
function freeName(path: string, pictures: readonly string[]): string {
  const taken = new Set(pictures.map(nameOf));
  const wanted = pictureSlug(path);
  let free = wanted;
  for (let i = 2; taken.has(free); i++) free = `${wanted}-${i}`;
  return `${free}.${pictureEnding(path)}`;
}
