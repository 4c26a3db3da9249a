/** Problems as GitHub shows them beside the lines of a change: workflow commands, one a line. */
import { printable } from './excerpt.ts';
import { inOrder, type Problem } from './inputErrors.ts';

/** What stands above each message, which follows as it is. */
const TITLES = { error: 'This has to be changed', warning: 'Is this intended?' } as const;

export type Level = keyof typeof TITLES;

/** An annotation for each problem, in order. All are printed: whoever made the change reads them in a browser. */
export function annotations(problems: readonly Problem[], level: Level): string {
  const lines = inOrder(problems).map(({ file, line, column, message }) => {
    const place = `file=${property(file)},line=${line},col=${column},title=${property(TITLES[level])}`;
    return `::${level} ${place}::${data(message)}`;
  });
  return lines.join('\n');
}

/** An annotation about something that is in no line of a file. */
export const errorAnnotation = (message: string): string => `::error title=${property(TITLES.error)}::${data(message)}`;

function data(text: string): string {
  const lines = text.split(/\r?\n/).map(printable);
  return lines.join('\n').replaceAll('%', '%25').replaceAll('\n', '%0A');
}

/** A text between the commas of a command. */
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
