/** Parses and checks the texts of all branch files. */
import { type ContentFiles, type InputFile, onceForEachText, readInput } from '../../../diagnostics/contentFiles.ts';
import { fileProblem, InputErrors, type Problem } from '../../../diagnostics/inputErrors.ts';
import { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { deepFreeze } from '../freeze.ts';
import { type BranchFile, branchFile } from '../schema/branchFile.ts';
import { type ClinicFile, clinicFile } from '../schema/clinicFile.ts';
import { CLINIC_ID } from './branchName.ts';
import { crossChecks } from './crossChecks.ts';
import { type Reading, readSource } from './readSource.ts';

/** A branch file with the id derived from its name. */
export type NamedBranchFile = Readonly<{ id: string; file: BranchFile }>;

/** All branch files, checked; `sources` have the positions of all values. */
export type SiteFiles = Readonly<{
  clinic: ClinicFile;
  /** Sorted by id. */
  branches: readonly NamedBranchFile[];
  sources: readonly YamlSource[];
}>;

/** A branch file, or the clinic file, read on its own. */
export type FileReading =
  | Readonly<{ kind: 'clinic'; source: YamlSource; reading: Reading<ClinicFile> }>
  | Readonly<{ kind: 'branch'; source: YamlSource; reading: Reading<BranchFile> }>;

/** What is known of the files together: their facts if there are no problems. */
export type CheckedFiles = Readonly<{ files: SiteFiles | undefined; problems: readonly Problem[] }>;

/** The branch files of a folder, not those of its subfolders. */
export function readFolder(files: ContentFiles, folder: string): readonly InputFile[] {
  const isBranchFile = (path: string) => /^[^/]*\.ya?ml$/i.test(path.slice(folder.length + 1));
  return files
    .list(folder)
    .filter(isBranchFile)
    .map((path) => readInput(files, path));
}

/**
 * Checks the clinic file and the branch files together.
 * @throws InputErrors with every problem of every file
 */
export function parseFiles(files: readonly InputFile[]): SiteFiles {
  const checked = checkTogether(files.map(readFile));
  if (checked.files) return checked.files;
  throw new InputErrors(checked.problems);
}

/** Reads one file with the schema for its name. */
export const readFile = onceForEachText((file): FileReading => {
  const source = new YamlSource(file);
  return source.id === CLINIC_ID
    ? { kind: 'clinic', source, reading: readSource(source, clinicFile) }
    : { kind: 'branch', source, reading: readSource(source, branchFile) };
});

/** Checks files that have been read, each against the others. */
export function checkTogether(readings: readonly FileReading[]): CheckedFiles {
  const sorted = [...readings].sort((one, other) => (one.source.id < other.source.id ? -1 : 1));
  const sources = sorted.map(({ source }) => source);
  const unreadable = new Set(sorted.filter(({ reading }) => !reading.isReadable).map(({ source }) => source.path));
  const problems: Problem[] = [...missingFiles(sources)];
  let clinic: ClinicFile | undefined;
  const branches: NamedBranchFile[] = [];
  for (const { kind, source, reading } of sorted) {
    for (const problem of reading.problems) problems.push(problem);
    if (kind === 'clinic') clinic = reading.value;
    else if (reading.value) branches.push({ id: source.id, file: reading.value });
  }
  for (const problem of crossChecks(sources)) if (!unreadable.has(problem.file)) problems.push(problem);
  if (problems.length > 0 || !clinic) return { files: undefined, problems };
  const files = Object.freeze({ clinic: deepFreeze(clinic), branches: deepFreeze(branches), sources });
  return { files, problems };
}

function missingFiles(sources: readonly YamlSource[]): readonly Problem[] {
  const folder = sources[0]?.path.replace(/[^/]*$/, '') ?? 'branches/';
  const hasClinic = sources.some(({ id }) => id === CLINIC_ID);
  const hasBranch = sources.some(({ id }) => id !== CLINIC_ID);
  return [
    ...(hasClinic ? [] : [fileProblem(`${folder}clinic.yaml`, 'noClinicFile')]),
    ...(hasBranch ? [] : [fileProblem(folder, 'noBranchFile')]),
  ];
}
