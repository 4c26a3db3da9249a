import { fstatSync } from 'node:fs';
import { plainView } from './plainView.ts';
import { createProgress, type Progress, type View } from './progress.ts';
import { terminalView } from './terminalView.ts';

/** Who reads the progress. */
export type Reader = 'terminal' | 'log' | 'program';

type Stream = Readonly<{ isTTY: boolean; fd: number }>;

const nothing = () => undefined;
const NO_VIEW: View = { began: nothing, advanced: nothing, ended: nothing, failed: nothing };

/**
 * A terminal shows how far a step is, a log gets lines, and a program that reads a pipe gets nothing. Results are no progress: they are for
 * standard output.
 * @param isWorkflow whether the command was told that its output is for a workflow
 * @param handlesSignals whether the command ends by itself on Ctrl+C
 */
export function openProgress({ isWorkflow = false, handlesSignals = false } = {}): Progress {
  const stream = process.stderr;
  switch (readerOf(stream, process.env, isWorkflow)) {
    case 'terminal':
      return createProgress(terminalView(stream, handlesSignals));
    case 'log':
      return createProgress(plainView((line) => stream.write(`${line}\n`)));
    case 'program':
      return createProgress(NO_VIEW);
  }
}

/** Who reads what is written there. A person reads the log of a workflow, and a file. */
export function readerOf({ isTTY, fd }: Stream, { CI, TERM }: NodeJS.ProcessEnv, isWorkflow: boolean): Reader {
  if (isWorkflow || (CI && CI !== 'false')) return 'log';
  // The spinner does not move on a terminal of any CI, whatever the value.
  if (isTTY) return TERM === 'dumb' || CI !== undefined ? 'log' : 'terminal';
  return fstatSync(fd).isFile() ? 'log' : 'program';
}
