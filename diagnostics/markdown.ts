/** Reports as Markdown, for a page on the forge. */
import { printable } from './excerpt.ts';
import { inOrder, type Problem } from './inputErrors.ts';

/** A text that Markdown shows as it is, on one line. */
export const plainMarkdown = (text: string): string =>
  text
    .split('\n')
    .map(printable)
    .join(' ')
    .replace(/[\\`*_{}[\]<>()#|~&!]/g, '\\$&');

type Place = Readonly<{ file: string; line?: number; message: string }>;

export const placeMarkdown = ({ file, line, message }: Place): string =>
  `- **${plainMarkdown(file)}**${line === undefined ? '' : `, line ${line}`}: ${plainMarkdown(message)}`;

export const problemsMarkdown = (problems: readonly Problem[]): string =>
  inOrder(problems).map(placeMarkdown).join('\n');
