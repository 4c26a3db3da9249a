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

/** Returns the messages about a mistake, without the file; with `isPlaced`, with line and column. */
export function messagesOf(mistake: Mistake, isPlaced: boolean): readonly string[] {
  return problemsIn(withMistakes(mistake)).map(({ line, column, message }) => {
    // The schema may get more keys.
    const said = message.replace(/(Known keys: \w+)(?:, \w+){9,}/, '$1 …');
    return isPlaced ? `${line}:${column} ${said}` : said;
  });
}

/** Returns the messages about each of these mistakes, one per line. */
export const answers = (mistakes: readonly Mistake[]): string =>
  mistakes.flatMap((mistake) => messagesOf(mistake, false)).join('\n');
