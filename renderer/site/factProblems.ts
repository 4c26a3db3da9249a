import { CLINIC_ID } from '../../branches/model/files/crossChecks.ts';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import { comparable } from '../../branches/model/files/pictureName.ts';
import { didYouMean } from '../../diagnostics/didYouMean.ts';
import { shortened } from '../../diagnostics/excerpt.ts';
import type { Problem } from '../../diagnostics/inputErrors.ts';
import type { Path } from '../../diagnostics/place.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import { findMaster, type Media } from '../media/catalogue.ts';
import { cutBox, cutFor, type Frame, ratioOf, type Size } from '../media/frames.ts';
import { mediaFile } from '../media/master.ts';
import { fieldName, pictureFields } from './pictureFields.ts';
import { pagePaths } from './routes.ts';

/**
 * The problems of branch files with the pictures and pages that they name.
 * @param files their facts, if they are valid: there are pages only then
 * @param media the folder of all picture masters
 */
export function factProblems(
  sources: readonly YamlSource[],
  files: SiteFiles | undefined,
  { pictures, media }: Readonly<{ pictures: Media; media: string }>,
): readonly Problem[] {
  return [
    ...missingPictures(sources, pictures, media),
    ...smallPictures(sources, pictures),
    ...(files ? unknownPages(files) : []),
  ];
}

/**
 * Reports each picture that a branch file references and that does not exist.
 * @param media all pictures; broken ones are not reported again
 * @param dir the folder of all masters
 */
export function missingPictures(sources: readonly YamlSource[], media: Media, dir: string): readonly Problem[] {
  const usable = [...media.catalogue.keys()];
  const fileOf = (name: string) => mediaFile(dir, comparable(name));
  const existing = new Set([...usable.map(fileOf), ...media.problems.map(({ file }) => comparable(file))]);
  return namedPictures(sources).flatMap(({ source, field, name }) => {
    if (existing.has(fileOf(name))) return [];
    const message = `${fieldName(field)}: there is no picture ${fileOf(name)}.`;
    const remedy = 'Put it there, or name one that exists.';
    return [unknownName(source, field.path, message, didYouMean(name, usable), remedy)];
  });
}

const namedPictures = (sources: readonly YamlSource[]) =>
  sources.flatMap((source) =>
    pictureFields(source).flatMap((field) => {
      const name = source.textAt(field.path);
      return name === undefined ? [] : [{ source, field, name }];
    }),
  );

/** @param similar the name that may have been meant; without it, `remedy` says what to do */
function unknownName(
  source: YamlSource,
  path: Path,
  message: string,
  similar: string | undefined,
  remedy: string,
): Problem {
  const problem = source.problemAt(path, `${message} ${similar ? `Did you mean ${similar}?` : remedy}`);
  return { ...problem, ...(similar && { proposal: { path, value: similar } }) };
}

/** Reports each picture that is too small for where a branch file shows it: on every screen it would be blurred. */
export function smallPictures(sources: readonly YamlSource[], { catalogue }: Media): readonly Problem[] {
  return namedPictures(sources).flatMap(({ source, field, name }) => {
    const master = findMaster(catalogue, name);
    const problem = master && smallPicture(master.file, master, field.frame);
    return problem === undefined ? [] : [source.problemAt(field.path, `${fieldName(field)}: ${problem}`)];
  });
}

/**
 * What is wrong with a picture that is too small for its frame; undefined if it is large enough.
 * @param name how to call the picture
 */
export function smallPicture(name: string, size: Size, frame: Frame): string | undefined {
  const { least } = frame;
  const cut = cutFor(size, frame);
  if ((cut ? cutBox(size, cut) : size).width >= least) return undefined;
  const height = Math.round(least / (cut ? ratioOf(cut.shape) : size.width / size.height));
  return `${name} has ${size.width} x ${size.height} pixels, expected at least ${least} x ${height}. ${WHERE_FROM}`;
}

const WHERE_FROM =
  'Copy the photograph from the phone or camera itself: what chats and web pages show is often smaller.';

/** Where the clinic file names pages. */
const PAGES = ['tracking', 'alsoOn'] as const;

/** Reports each page that the clinic file names and that does not exist. */
export function unknownPages({ branches, sources }: SiteFiles): readonly Problem[] {
  const pages = pagePaths(branches.map(({ file }) => file));
  return sources
    .filter(({ id }) => id === CLINIC_ID)
    .flatMap((source) =>
      Array.from({ length: source.lengthAt(PAGES) }, (_, index) => [...PAGES, index]).flatMap((path) => {
        const name = source.textAt(path);
        if (name === undefined || pages.includes(name)) return [];
        const message = `${PAGES.join('.')}: there is no page ${shortened(name)}.`;
        const remedy = 'Type the part of its address after the host name.';
        return [unknownName(source, path, message, didYouMean(name, pages), remedy)];
      }),
    );
}
