import { printable } from './excerpt.ts';
import type { Path } from './place.ts';
import { type Code, type Sentence, sentenceOf } from './sentences.ts';

/** @property others what may be meant just as well */
export type Proposal = Readonly<{ path: Path; value: unknown; others?: readonly unknown[] }>;

/** A problem in a file that a person edits. Lines and columns count from 1. */
export type Problem = Readonly<{
  file: string;
  line: number;
  column: number;
  /** The rule that was broken, and what its sentence says about this mistake. */
  code: Code;
  values: object;
  message: string;
  /** The value that it is about, if the file has values; of a missing one, where it would be. */
  path?: Path;
  /** The value that the message says to type. */
  proposal?: Proposal;
  /** The line with a caret under the column, if the file could be read. */
  excerpt?: string;
}>;

/** @param similar the name that may have been meant */
export const withProposal = (problem: Problem, path: Path, similar: string | undefined): Problem => ({
  ...problem,
  ...(similar && { proposal: { path, value: similar } }),
});

/** A problem of a file as a whole. */
export const fileProblem = (file: string, ...sentence: Sentence): Problem => ({
  file,
  line: 1,
  column: 1,
  code: sentence[0],
  values: sentence[1] ?? {},
  message: sentenceOf(...sentence),
});

const byPlace = (one: Problem, other: Problem) =>
  (one.file < other.file ? -1 : Number(one.file > other.file)) || one.line - other.line || one.column - other.column;

function written({ file, line, column, message, excerpt }: Problem): string {
  const shown = excerpt === undefined ? '' : `${excerpt.replace(/^/gm, '    | ')}\n`;
  return `${file}:${line}:${column}\n${shown}    ${message.split('\n').map(printable).join('\n')}`;
}

/** Whoever fixes these runs the command again anyway. */
const MAX_PRINTED = 20;

/** The problems sorted by file and position, without duplicates. */
export function inOrder(problems: readonly Problem[]): readonly Problem[] {
  const sorted = [...problems].sort(byPlace);
  const here = new Set<string>();
  return sorted.filter((problem, index) => {
    const before = sorted[index - 1];
    if (before && byPlace(before, problem) !== 0) here.clear();
    const isNew = !here.has(problem.message);
    here.add(problem.message);
    return isNew;
  });
}

/**
 * A heading and the problems under it, in order. The first twenty are printed, the rest are counted.
 * @param heading receives the total number of problems
 */
export function problemList(problems: readonly Problem[], heading: (count: number) => string): string {
  const sorted = inOrder(problems);
  const more = sorted.length - MAX_PRINTED;
  const rest = more > 0 ? [`... and ${more.toLocaleString('en')} more.`] : [];
  return [heading(sorted.length), ...sorted.slice(0, MAX_PRINTED).map(written), ...rest].join('\n\n');
}

/** All problems of files; the message lists the first ones. */
export class InputErrors extends Error {
  override readonly name = 'InputErrors';
  readonly problems: readonly Problem[];
  readonly heading: string;

  /** @param where name for the files in the first line */
  constructor(problems: readonly Problem[], where = 'the branch files') {
    const sorted = inOrder(problems);
    const { length } = sorted;
    const heading = `${length === 1 ? '1 problem' : `${length.toLocaleString('en')} problems`} in ${where}`;
    super(problemList(sorted, () => `${heading}:`));
    this.problems = sorted;
    this.heading = heading;
  }
}
