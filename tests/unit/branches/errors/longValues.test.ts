import { expect, test } from 'vitest';
import { parseFiles } from '../../../../branches/model/files/parseFiles.ts';
import { InputErrors } from '../../../../diagnostics/inputErrors.ts';
import type { InputFile } from '../../../../diagnostics/inputFile.ts';
import { CONFIGURATIONS } from '../../../fixtures/configurations.ts';
import { followed, problemsIn, proposalOf } from './follow.ts';
import { longMistakes } from './longMistakes.ts';

/** A full run tries all of them. */
const COUNT = process.env.TEST_ALL ? 2000 : 40;
const SEED = 600_082;
/** An acceptable wait in CPU time, so that a busy machine fails no test. */
const MOST_SECONDS = 3;

test(`${COUNT} mistakes of up to 100,000 characters each get a prompt message, and its suggestion is accepted`, {
  timeout: 1_800_000,
}, () => {
  const complaints = [...longMistakes(CONFIGURATIONS['two-branches'], COUNT, SEED)].flatMap(({ edit, files }) =>
    faultsOf(files).map((fault) => `${edit}: ${fault}`),
  );
  expect(complaints).toEqual([]);
});

/** Lists what is wrong with the messages about a mistake. */
function faultsOf(files: readonly InputFile[]): readonly string[] {
  const start = process.cpuUsage();
  const error = outcome(files);
  const { user, system } = process.cpuUsage(start);
  const seconds = (user + system) / 1_000_000;
  const slow = seconds > MOST_SECONDS ? [`${seconds} s`] : [];
  if (error === undefined) return slow;
  if (!(error instanceof InputErrors)) return [...slow, String(error)];
  const long = error.problems.filter(({ message }) => message.length > 700);
  return [...slow, ...long.map(({ message }) => message), ...refused(files, error)];
}

function outcome(files: readonly InputFile[]): unknown {
  try {
    parseFiles(files);
    return undefined;
  } catch (error) {
    return error;
  }
}

/** Suggestions that do not fix the mistake. In a file that could not be parsed, further mistakes may appear after it. */
function refused(files: readonly InputFile[], { problems }: InputErrors): readonly string[] {
  return problems.slice(0, 20).flatMap((problem) => {
    const proposal = proposalOf(problem);
    if (proposal === undefined) return [];
    const after = problemsIn(followed(files, problem, proposal));
    const isTaken =
      after.length < problems.length || !after.some(({ file, line }) => file === problem.file && line === problem.line);
    return isTaken ? [] : [`refused: ${problem.message}`];
  });
}
