import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import { InputErrors } from '../../../../diagnostics/inputErrors.ts';
import type { InputFile } from '../../../../diagnostics/inputFile.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';

/** What stands in a file, and what a person typed in its place. */
export type Mistake = readonly [file: 'clinic' | 'chennai', right: string, wrong: string];

/** Every problem of some files, one line each; fails when there is none. */
export function problemsOf(files: readonly InputFile[]): string {
  try {
    parseFiles(files);
  } catch (error) {
    if (!(error instanceof InputErrors)) throw error;
    return error.problems.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`).join('\n');
  }
  throw new Error('Nothing was found to be wrong.');
}

/** The files of two branches with one or more mistakes made in them. */
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

/** What was typed, and what the person reads; where, is left out. */
export function answers(mistakes: readonly Mistake[]): string {
  return told(mistakes, /^branches\/\w+\.yaml:\d+:\d+ /gm);
}

/** What was typed, and what the person reads, with line and column. */
export function answersWithPlace(mistakes: readonly Mistake[]): string {
  return told(mistakes, /^branches\/\w+\.yaml:/gm);
}

function told(mistakes: readonly Mistake[], hidden: RegExp): string {
  return mistakes
    .map((mistake) => {
      const problems = problemsOf(withMistakes(mistake)).replace(hidden, '    ');
      return `${mistake[2].trim() || `(no ${mistake[1].trim()})`}\n${problems}`;
    })
    .join('\n');
}
