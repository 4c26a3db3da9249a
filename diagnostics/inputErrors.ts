import { printable } from './excerpt.ts';
import type { InputFile } from './inputFile.ts';
import type { Edit } from './place.ts';

/** Whether the project would take a file with an edit made in it. */
export type Takes = (file: InputFile, edit: Edit) => boolean;

/** One thing that is wrong in a file that a person edits. Lines and columns count from 1. */
export type Problem = Readonly<{
  file: string;
  line: number;
  column: number;
  message: string;
  /** The line with a caret below the place, where the file could be read. */
  excerpt?: string;
  /** What to add to the message: what to type instead. It costs a look at the whole file, so only what is printed is asked. */
  remedy?: (takes: Takes) => string;
}>;

const byPlace = (one: Problem, other: Problem) =>
  (one.file < other.file ? -1 : Number(one.file > other.file)) || one.line - other.line || one.column - other.column;

function written({ file, line, column, message, excerpt }: Problem): string {
  const shown = excerpt === undefined ? '' : `${excerpt.replace(/^/gm, '    | ')}\n`;
  return `${file}:${line}:${column}\n${shown}    ${message.split('\n').map(printable).join('\n')}`;
}

/** So many problems are printed; the rest are counted. Whoever mends these twenty runs the command again anyway. */
const MOST_PRINTED = 20;

/** The problems in the order of the files, each once. */
function inOrder(problems: readonly Problem[]): readonly Problem[] {
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

/** The problems in the order of the files, each once; those that are printed say what to type instead. */
export function advised(problems: readonly Problem[], takes: Takes): readonly Problem[] {
  return inOrder(problems).map((problem, index) => {
    if (index >= MOST_PRINTED || !problem.remedy) return problem;
    const { remedy, message, ...rest } = problem;
    return { ...rest, message: message + remedy(takes) };
  });
}

/**
 * A heading and what is wrong below it, in the order of the files and each once. Of many problems the first twenty are
 * written out and the rest are counted.
 * @param heading gets the number of all of them
 */
export function problemList(problems: readonly Problem[], heading: (count: number) => string): string {
  const sorted = inOrder(problems);
  const more = sorted.length - MOST_PRINTED;
  const rest = more > 0 ? [`... and ${more.toLocaleString('en')} more.`] : [];
  return [heading(sorted.length), ...sorted.slice(0, MOST_PRINTED).map(written), ...rest].join('\n\n');
}

/** Everything that is wrong with files that people edit, in the order of the files; its message lists what comes first. */
export class InputErrors extends Error {
  override readonly name = 'InputErrors';
  readonly problems: readonly Problem[];
  /** How many there are, and in which files. */
  readonly heading: string;

  /** @param where what the files are called in the first line */
  constructor(problems: readonly Problem[], where = 'the branch files') {
    const sorted = inOrder(problems);
    const { length } = sorted;
    const heading = `${length === 1 ? '1 problem' : `${length.toLocaleString('en')} problems`} in ${where}`;
    super(problemList(sorted, () => `${heading}:`));
    this.problems = sorted;
    this.heading = heading;
  }
}
