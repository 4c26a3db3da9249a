/** Checks across files and entries. Also works on files that have other problems. */
import { isMap } from 'yaml';
import { didYouMean } from '../../../diagnostics/didYouMean.ts';
import { shortened } from '../../../diagnostics/excerpt.ts';
import { type Problem, withProposal } from '../../../diagnostics/inputErrors.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { CLINIC_ID, isFileName, TAKEN_NAMES } from './branchName.ts';
import { label } from './nestingMistakes.ts';

export function crossChecks(sources: readonly YamlSource[]): readonly Problem[] {
  const branches = sources.filter(({ id }) => id !== CLINIC_ID);
  const clinic = sources.filter(({ id }) => id === CLINIC_ID);
  const ids = branches.map(({ id }) => id);
  return [
    ...branches.flatMap(badFileName),
    ...clinic.flatMap((source) => unknownBranches(source, ids)),
    ...clinic.flatMap((source) => noChat(branches.find(({ id }) => id === source.textAt(['primaryBranch'])))),
    ...clinic.flatMap((source) => duplicates(valuesAt(source, 'team', '*', 'id'), 'dentistIdTwice')),
    ...clinic.flatMap((source) =>
      valuesAt(source, 'team', '*').flatMap(({ path }) =>
        duplicates(valuesAt(source, ...path, 'branches', '*', 'branch'), 'inListTwice'),
      ),
    ),
    ...duplicates(
      branches.flatMap((source) => [
        ...valuesAt(source, 'booking', 'slug'),
        ...valuesAt(source, 'booking', 'otherSlugs', '*'),
      ]),
      'slugTwice',
    ),
    ...[...clinic, ...branches].flatMap((source) => duplicates(valuesAt(source, 'offers', '*', 'id'), 'offerIdTwice')),
    ...branches.flatMap((source) => [
      ...duplicates(valuesAt(source, 'exceptions', '*', 'day'), 'inListTwice'),
      ...duplicates(valuesAt(source, 'notOffered', '*'), 'inListTwice'),
      ...duplicates(valuesAt(source, 'dentists', '*', 'id'), 'inListTwice'),
      ...clinic.flatMap((team) => dentistProblems(source, team)),
    ]),
  ];
}

function badFileName(source: YamlSource): readonly Problem[] {
  if (TAKEN_NAMES.includes(source.id)) return [source.problemAbout([], 0, 'reservedName', { name: source.id })];
  if (isFileName(source.id)) return [];
  return [source.problemAbout([], 0, 'badFileName', { name: source.path.split('/').at(-1) ?? '' })];
}

function unknownBranches(clinic: YamlSource, ids: readonly string[]): readonly Problem[] {
  const named = [
    ...valuesAt(clinic, 'primaryBranch'),
    ...valuesAt(clinic, 'offers', '*', 'branches', '*'),
    ...valuesAt(clinic, 'team', '*', 'branches', '*', 'branch'),
  ];
  return named.flatMap(({ path }) => {
    const id = clinic.textAt(path);
    // The schema reports invalid names.
    if (id === undefined || !isFileName(id) || ids.includes(id)) return [];
    return [clinic.problemAt(path, 'unknownBranch', { key: label(path), id: shortened(id), ids })];
  });
}

/** The dentists of a branch that the clinic file does not know, and those of whom it says, too, that they work there. */
function dentistProblems(branch: YamlSource, clinic: YamlSource): readonly Problem[] {
  const known = valuesAt(clinic, 'team', '*', 'id').map(({ path }) => clinic.textAt(path) ?? '');
  return valuesAt(branch, 'dentists', '*', 'id').flatMap(({ path }) => {
    const id = branch.textAt(path);
    if (id === undefined || known.length === 0) return [];
    const similar = didYouMean(id, known);
    const unknown = branch.problemAt(path, 'unknownDentist', { id: shortened(id), known, similar });
    if (!known.includes(id)) return [withProposal(unknown, path, similar)];
    return valuesAt(clinic, 'team', known.indexOf(id), 'branches', '*', 'branch')
      .filter((workplace) => clinic.textAt(workplace.path) === branch.id)
      .map((workplace) => branch.problemAt(path, 'workplaceTwice', { id, place: placeOf(workplace) }));
  });
}

/** Chats that name no branch go to the primary one. */
const noChat = (primary: YamlSource | undefined): readonly Problem[] =>
  isMap(primary?.document.contents) && primary.textAt(['whatsapp']) === undefined
    ? [primary.problemAt(['whatsapp'], 'noChat')]
    : [];

type Location = Readonly<{ source: YamlSource; path: Path }>;

/** The places to which steps lead in a file; `*` means each entry of a list. */
export function valuesAt(source: YamlSource, ...steps: Path): readonly Location[] {
  const list = steps.indexOf('*');
  if (list < 0) return [{ source, path: steps }];
  const [before, after] = [steps.slice(0, list), steps.slice(list + 1)];
  return [...Array(source.lengthAt(before)).keys()].flatMap((index) => valuesAt(source, ...before, index, ...after));
}

/** A problem for each value that an earlier one is equal to. */
export function duplicates(
  locations: readonly Location[],
  code: 'branchNameTwice' | 'dentistIdTwice' | 'inListTwice' | 'offerIdTwice' | 'offerInTwoFiles' | 'slugTwice',
): readonly Problem[] {
  const first = new Map<string, string>();
  return locations.flatMap(({ source, path }) => {
    const value = source.textAt(path);
    if (value === undefined) return [];
    const place = first.get(value);
    if (place) return [source.problemAt(path, code, { value: shortened(value), place })];
    first.set(value, placeOf({ source, path }));
    return [];
  });
}

const placeOf = ({ source, path }: Location) => `${source.path}:${source.lineOf(source.offsetOf(path))}`;
