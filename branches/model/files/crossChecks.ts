/** Checks across files and entries. Also works on files that have other problems. */
import { shortened } from '../../../diagnostics/excerpt.ts';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';

type Location = Readonly<{ source: YamlSource; path: Path }>;

/** Name of the file with what all branches share, without `.yaml`. */
export const CLINIC_ID = 'clinic';
/** The variant that shows all branches. */
export const COMBINED = 'combined';

const OTHER_SLUGS: Path = ['booking', 'otherSlugs'];

/** Checks names, references and unique values across all files. */
export function crossChecks(sources: readonly YamlSource[]): readonly Problem[] {
  const branches = sources.filter(({ id }) => id !== CLINIC_ID);
  const clinic = sources.filter(({ id }) => id === CLINIC_ID);
  const ids = branches.map(({ id }) => id);
  return [
    ...branches.flatMap(badFileName),
    ...clinic.flatMap((source) => unknownBranches(source, ids)),
    ...clinic.flatMap((source) => duplicates(entries(source, 'team', 'id'), 'is already the id of another dentist')),
    ...clinic.flatMap((source) =>
      workplaces(source).flatMap((paths) =>
        duplicates(
          paths.map((path) => ({ source, path })),
          'is already in this list',
        ),
      ),
    ),
    ...duplicates(
      branches.flatMap((source) => [
        { source, path: ['booking', 'slug'] },
        ...indexes(source, OTHER_SLUGS).map((position) => ({ source, path: [...OTHER_SLUGS, position] })),
      ]),
      'is already a booking slug',
    ),
    ...[...clinic, ...branches].flatMap((source) =>
      duplicates(entries(source, 'offers', 'id'), 'is already the id of another offer in this file'),
    ),
    ...branches.flatMap((source) => duplicates(entries(source, 'exceptions', 'day'), 'is already in this list')),
  ];
}

/** Whether a name, without `.yaml`, is valid for a branch file. */
export function isFileName(name: string): boolean {
  return /^[a-z][a-z0-9-]*$/.test(name);
}

function badFileName(source: YamlSource): readonly Problem[] {
  if (source.id === COMBINED) {
    return [
      source.problem(0, 'combined.yaml is a reserved name. Name the file after the branch, such as madurai.yaml', []),
    ];
  }
  if (isFileName(source.id)) return [];
  const name = source.path.split('/').at(-1);
  const expected = 'lower-case letters, digits and hyphens, ending in .yaml, such as madurai.yaml';
  const copy = 'If it is a copy, move it out of this folder.';
  return [source.problem(0, `the file is named ${name}, expected ${expected}. ${copy}`, [])];
}

function unknownBranches(clinic: YamlSource, ids: readonly string[]): readonly Problem[] {
  const named = [['primaryBranch'], ...limits(clinic), ...workplaces(clinic).flat()];
  return named.flatMap((path) => {
    const id = clinic.textAt(path);
    // The schema reports invalid names.
    if (id === undefined || !isFileName(id) || ids.includes(id)) return [];
    const remedy = ids.length > 0 ? `expected one of: ${ids.join(', ')}` : 'but there is no branch file';
    const key = path.filter((step) => typeof step === 'string').join('.');
    return [clinic.problemAt(path, `${key}: found ${shortened(id)}, ${remedy}.`)];
  });
}

/** Paths of the branch ids that clinic offers are limited to. */
function limits(clinic: YamlSource): readonly Path[] {
  return indexes(clinic, ['offers']).flatMap((offer) => {
    const path = ['offers', offer, 'branches'];
    return indexes(clinic, path).map((position) => [...path, position]);
  });
}

/** For each dentist, the paths of the ids of the branches that they work at. */
function workplaces(clinic: YamlSource): readonly (readonly Path[])[] {
  return indexes(clinic, ['team']).map((member) => {
    const path = ['team', member, 'branches'];
    return indexes(clinic, path).map((position) => [...path, position, 'branch']);
  });
}

const indexes = (source: YamlSource, path: Path) => Array.from({ length: source.lengthAt(path) }, (_, index) => index);

const entries = (source: YamlSource, list: string, key: string): readonly Location[] =>
  indexes(source, [list]).map((index) => ({ source, path: [list, index, key] }));

function duplicates(locations: readonly Location[], problem: string): readonly Problem[] {
  const first = new Map<string, Problem>();
  return locations.flatMap(({ source, path }) => {
    const value = source.textAt(path);
    if (value === undefined) return [];
    const here = source.problemAt(path, '');
    const before = first.get(value);
    if (!before) first.set(value, here);
    if (!before) return [];
    const where = `${before.file}:${before.line}`;
    return [{ ...here, message: `${shortened(value)} ${problem} (${where}). Choose a different one.` }];
  });
}
