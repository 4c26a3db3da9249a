/** Checks across files and entries. Also works on files that have other problems. */
import { shortened } from '../../../diagnostics/excerpt.ts';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { label } from './misplaced.ts';

/** Name of the file with what all branches share, without `.yaml`. */
export const CLINIC_ID = 'clinic';
/** The variant that shows all branches. */
export const COMBINED = 'combined';

export function crossChecks(sources: readonly YamlSource[]): readonly Problem[] {
  const branches = sources.filter(({ id }) => id !== CLINIC_ID);
  const clinic = sources.filter(({ id }) => id === CLINIC_ID);
  const ids = branches.map(({ id }) => id);
  const inOffers = 'is already the id of another offer in this file';
  return [
    ...branches.flatMap(badFileName),
    ...clinic.flatMap((source) => unknownBranches(source, ids)),
    ...clinic.flatMap((source) =>
      repeated(valuesAt(source, 'team', '*', 'id'), 'is already the id of another dentist'),
    ),
    ...clinic.flatMap((source) =>
      valuesAt(source, 'team', '*').flatMap(({ path }) =>
        repeated(valuesAt(source, ...path, 'branches', '*', 'branch'), 'is already in this list'),
      ),
    ),
    ...repeated(
      branches.flatMap((source) => [
        ...valuesAt(source, 'booking', 'slug'),
        ...valuesAt(source, 'booking', 'otherSlugs', '*'),
      ]),
      'is already a booking slug',
    ),
    ...[...clinic, ...branches].flatMap((source) => repeated(valuesAt(source, 'offers', '*', 'id'), inOffers)),
    ...branches.flatMap((source) => repeated(valuesAt(source, 'exceptions', '*', 'day'), 'is already in this list')),
  ];
}

/** Whether a name, without `.yaml`, is valid for a branch file. */
export const isFileName = (name: string): boolean => /^[a-z][a-z0-9-]*$/.test(name);

function badFileName(source: YamlSource): readonly Problem[] {
  if (source.id === COMBINED) {
    const message = 'combined.yaml is a reserved name. Name the file after the branch, such as madurai.yaml';
    return [source.problem(0, message, [])];
  }
  if (isFileName(source.id)) return [];
  const name = source.path.split('/').at(-1);
  const expected = 'lower-case letters, digits and hyphens, ending in .yaml, such as madurai.yaml';
  const copy = 'If it is a copy, move it out of this folder.';
  return [source.problem(0, `the file is named ${name}, expected ${expected}. ${copy}`, [])];
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
    const remedy = ids.length > 0 ? `expected one of: ${ids.join(', ')}` : 'but there is no branch file';
    return [clinic.problemAt(path, `${label(path)}: found ${shortened(id)}, ${remedy}.`)];
  });
}

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
  messageOf: (value: string, firstPlace: string) => string,
): readonly Problem[] {
  const first = new Map<string, string>();
  return locations.flatMap(({ source, path }) => {
    const value = source.textAt(path);
    if (value === undefined) return [];
    const before = first.get(value);
    if (before) return [source.problemAt(path, messageOf(value, before))];
    first.set(value, `${source.path}:${source.lineOf(source.offsetOf(path))}`);
    return [];
  });
}

const repeated = (locations: readonly Location[], problem: string) =>
  duplicates(locations, (value, place) => `${shortened(value)} ${problem} (${place}). Choose a different one.`);
