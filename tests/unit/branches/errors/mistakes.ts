import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import type { InputFile } from '../../../../diagnostics/contentFiles.ts';
import { InputErrors, type Problem } from '../../../../diagnostics/inputErrors.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';

/** The text in a file, and what a person typed instead. */
export type Mistake = readonly [file: 'clinic' | 'chennai', right: string, wrong: string];

/** Returns all problems in these files. */
export function problemsIn(files: readonly InputFile[]): readonly Problem[] {
  try {
    parseFiles(files);
    return [];
  } catch (error) {
    if (!(error instanceof InputErrors)) throw error;
    return error.problems;
  }
}

/** Returns the problems of these files, one per line. Throws if there are none. */
export function problemsOf(files: readonly InputFile[]): string {
  const problems = problemsIn(files);
  if (problems.length === 0) throw new Error('Nothing was found to be wrong.');
  return problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`).join('\n');
}

/** Returns the files of two branches with these mistakes in them. */
export function withMistakes(...mistakes: readonly Mistake[]): readonly InputFile[] {
  return mistakes.reduce<readonly InputFile[]>(
    (files, [name, right, wrong]) =>
      files.map((file) => {
        if (file.path !== `branches/${name}.yaml`) return file;
        if (!file.text.includes(right)) throw new Error(`${file.path} does not hold: ${right}`);
        return { ...file, text: file.text.replace(right, () => wrong) };
      }),
    CONFIGURATIONS['two-branches'],
  );
}

/** Returns the messages about each of these mistakes, without the file; with `place`, with line and column. */
export function answers(mistakes: readonly Mistake[], place = false): string {
  const hidden = place ? /^branches\/\w+\.yaml:/gm : /^branches\/\w+\.yaml:\d+:\d+ /gm;
  const said = mistakes.map((mistake) => problemsOf(withMistakes(mistake)).replace(hidden, '')).join('\n');
  // The schema may get more keys.
  return said.replace(/(Known keys: \w+)(?:, \w+){9,}/g, '$1 …');
}

/** Returns the messages, with line and column. */
export const answersWithPlace = (mistakes: readonly Mistake[]): string => answers(mistakes, true);
