/** Parses and checks the texts of all branch files. Does not access the file system. */

import { advised, InputErrors, type Problem } from '../../../diagnostics/inputErrors.ts';
import type { InputFile } from '../../../diagnostics/inputFile.ts';
import { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { deepFreeze } from '../freeze.ts';
import { type BranchFile, branchFile } from '../schema/branchFile.ts';
import { type ClinicFile, clinicFile } from '../schema/clinicFile.ts';
import { CLINIC_ID, crossChecks } from './crossChecks.ts';
import { type Reading, readSource } from './readSource.ts';
import { trialOf } from './trial.ts';

/** A branch file with the id derived from its name. */
export type NamedBranchFile = Readonly<{ id: string; file: BranchFile }>;

/** All branch files, checked; `sources` have the positions of all values. */
export type SiteFiles = Readonly<{
  clinic: ClinicFile;
  /** Sorted by id. */
  branches: readonly NamedBranchFile[];
  sources: readonly YamlSource[];
}>;

/**
 * Checks the clinic file and the branch files together.
 * @throws InputErrors with every problem of every file
 */
export function parseFiles(files: readonly InputFile[]): SiteFiles {
  const sources = files.map((file) => new YamlSource(file)).sort((one, other) => (one.id < other.id ? -1 : 1));
  const problems: Problem[] = [...missingFiles(files, sources)];
  const corrected: YamlSource[] = [];
  const unreadable = new Set<string>();
  const take = <T>(reading: Reading<T>): T | undefined => {
    for (const problem of reading.problems) problems.push(problem);
    corrected.push(reading.source);
    if (!reading.isReadable) unreadable.add(reading.source.path);
    return reading.value;
  };
  let clinic: ClinicFile | undefined;
  const branches: NamedBranchFile[] = [];
  for (const source of sources) {
    if (source.id === CLINIC_ID) clinic = take(readSource(source, clinicFile));
    else {
      const file = take(readSource(source, branchFile));
      if (file) branches.push({ id: source.id, file });
    }
  }
  for (const problem of crossChecks(corrected)) if (!unreadable.has(problem.file)) problems.push(problem);
  if (problems.length > 0 || !clinic) throw new InputErrors(advised(problems, trialOf(corrected)));
  return Object.freeze({ clinic: deepFreeze(clinic), branches: deepFreeze(branches), sources });
}

function missingFiles(files: readonly InputFile[], sources: readonly YamlSource[]): readonly Problem[] {
  const folder = files[0]?.path.replace(/[^/]*$/, '') ?? 'branches/';
  const missing = (name: string, message: string) => [{ file: `${folder}${name}`, line: 1, column: 1, message }];
  const hasClinic = sources.some(({ id }) => id === CLINIC_ID);
  const hasBranch = sources.some(({ id }) => id !== CLINIC_ID);
  return [
    ...(hasClinic ? [] : missing('clinic.yaml', 'this file is missing: it holds what all branches share.')),
    ...(hasBranch ? [] : missing('', 'there is no branch file. Expected one file per branch, such as chennai.yaml')),
  ];
}
