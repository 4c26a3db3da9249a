import { printable } from './excerpt.ts';

/** One thing that is wrong in a file that a person edits. Lines and columns count from 1. */
export type Problem = Readonly<{
  file: string;
  line: number;
  column: number;
  message: string;
  /** The line with a caret below the place, where the file could be read. */
  excerpt?: string;
}>;

const byPlace = (one: Problem, other: Problem) =>
  (one.file < other.file ? -1 : Number(one.file > other.file)) || one.line - other.line || one.column - other.column;

function written({ file, line, column, message, excerpt }: Problem): string {
  const shown = excerpt === undefined ? '' : `${excerpt.replace(/^/gm, '    | ')}\n`;
  return `${file}:${line}:${column}\n${shown}    ${message.split('\n').map(printable).join('\n')}`;
}

/** Everything that is wrong with files that people edit, in the order of the files; its message lists it all. */
export class InputErrors extends Error {
  override readonly name = 'InputErrors';
  readonly problems: readonly Problem[];

  /** @param where what the files are called in the first line */
  constructor(problems: readonly Problem[], where = 'the branch files') {
    const unique = new Map(problems.map((problem) => [written(problem), problem]));
    const sorted = [...unique.values()].sort(byPlace);
    const heading = sorted.length === 1 ? '1 problem' : `${sorted.length} problems`;
    super([`${heading} in ${where}:`, ...sorted.map(written)].join('\n\n'));
    this.problems = sorted;
  }
}
