import { CLINIC_ID } from '../../branches/model/files/branchName.ts';
import { valuesAt } from '../../branches/model/files/crossChecks.ts';
import { label } from '../../branches/model/files/nestingMistakes.ts';
import type { SiteFiles } from '../../branches/model/files/parseFiles.ts';
import { comparable } from '../../branches/model/files/pictureName.ts';
import { didYouMean } from '../../diagnostics/didYouMean.ts';
import { shortened } from '../../diagnostics/excerpt.ts';
import { type Problem, withProposal } from '../../diagnostics/inputErrors.ts';
import type { Sentence } from '../../diagnostics/sentences.ts';
import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import { pagePaths } from '../pages/routes.ts';
import { SERVICES, TREATMENT_FILES } from '../pages/services.ts';
import { findMaster, type Media } from '../pictures/catalogue.ts';
import { cutBox, cutFor, type Frame, ratioOf, type Size } from '../pictures/frames.ts';
import { mediaFile } from '../pictures/master.ts';
import { fieldName, pictureFields } from '../pictures/pictureFields.ts';

/**
 * The problems of branch files with the pictures, services and pages that they name.
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
    ...sources.flatMap(unknownServices),
    ...sources.flatMap(figuresWithoutService),
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
    const similar = didYouMean(name, usable);
    const values = { key: fieldName(field), name: fileOf(name), similar };
    return [withProposal(source.problemAt(field.path, 'noPicture', values), field.path, similar)];
  });
}

const namedPictures = (sources: readonly YamlSource[]) =>
  sources.flatMap((source) =>
    pictureFields(source).flatMap((field) => {
      const name = source.textAt(field.path);
      return name === undefined ? [] : [{ source, field, name }];
    }),
  );

/** Reports each picture that is too small for where a branch file shows it: on every screen it would be blurred. */
export function smallPictures(sources: readonly YamlSource[], { catalogue }: Media): readonly Problem[] {
  return namedPictures(sources).flatMap(({ source, field, name }) => {
    const master = findMaster(catalogue, name);
    const small = master && smallPicture(`${fieldName(field)}: ${master.file}`, master, field.frame);
    return small ? [source.problemAt(field.path, ...small)] : [];
  });
}

/**
 * What is wrong with a picture that is too small for its frame; undefined if it is large enough.
 * @param name how to call the picture
 */
export function smallPicture(name: string, { width, height }: Size, frame: Frame): Sentence | undefined {
  const { least } = frame;
  const cut = cutFor({ width, height }, frame);
  if ((cut ? cutBox({ width, height }, cut).width : width) >= least) return undefined;
  const leastHeight = Math.round(least / (cut ? ratioOf(cut.shape) : width / height));
  return ['smallPicture', { name, width, height, least, leastHeight }];
}

/** Reports each page that the clinic file names and that does not exist. */
export function unknownPages({ branches, sources }: SiteFiles): readonly Problem[] {
  const pages = pagePaths(branches.map(({ id, file }) => ({ ...file, id })));
  return sources
    .filter(({ id }) => id === CLINIC_ID)
    .flatMap((source) => unknownNames(valuesAt(source, 'tracking', 'alsoOn', '*'), pages, 'noPage'));
}

/** Reports each service that a branch file names and that does not exist. */
function unknownServices(source: YamlSource): readonly Problem[] {
  const ofCredentials = ['certifications', 'technology'].flatMap((list) => valuesAt(source, list, '*', 'service'));
  return unknownNames([...valuesAt(source, 'notOffered', '*'), ...ofCredentials], TREATMENT_FILES, 'noService');
}

const unknownNames = (places: ReturnType<typeof valuesAt>, known: readonly string[], code: 'noPage' | 'noService') =>
  places.flatMap(({ source, path }) => {
    const name = source.textAt(path);
    if (name === undefined || known.includes(name)) return [];
    const similar = didYouMean(name, known);
    const values = { key: label(path), name: shortened(name), similar, known };
    return [withProposal(source.problemAt(path, code, values), path, similar)];
  });

/** Reports figures of a treatment in a file that says that the branch does not offer it. */
function figuresWithoutService(source: YamlSource): readonly Problem[] {
  return valuesAt(source, 'notOffered', '*').flatMap((place) => {
    const { id: name, treatment } = SERVICES.find(({ id }) => id === source.textAt(place.path)) ?? {};
    if (!name || !treatment) return [];
    const line = source.lineOf(source.offsetOf(place.path));
    return [
      ['treatments', treatment],
      ['prices', treatment],
    ]
      .filter((path) => source.nodeAt(path))
      .map((path) => source.problemAtKey(path, 'figuresNotOffered', { key: label(path), name, line }));
  });
}
