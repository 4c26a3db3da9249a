import { readFileSync } from 'node:fs';
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import { YamlSource } from '../../diagnostics/yamlSource.ts';
import type { TextProblem } from '../../renderer/i18n/textProblem.ts';

/** Why the page at an address could not be made. */
export type PageProblem = Readonly<{ address: string; error: Error }>;

/**
 * Ends the build when a page could not be made.
 * @throws InputErrors when all reasons are texts, otherwise Error with a line per page
 */
export function throwPageProblems(problems: readonly PageProblem[]): void {
  if (problems.length === 0) return;
  const errors = problems.map(({ error }) => error);
  if (errors.every(isTextProblem)) throw new InputErrors(errors.map(placeOfText), 'the words files');
  const lines = problems.map(({ address, error }) => `${address}: ${process.env.DEBUG ? error.stack : error.message}`);
  // What is wrong with a page of all branches is wrong with that of each.
  throw new Error([...new Set(lines)].join('\n'));
}

/** By its name: pages run from a bundle of their own, and so does their copy of the class. */
export const isTextProblem = (error: Error): error is TextProblem => error.name === 'TextProblem';

/** The problem at the place of the text in its words file. */
export function placeOfText({ file, key, reason }: TextProblem): Problem {
  const source = new YamlSource({ path: file, text: readFileSync(file, 'utf8') });
  const path = key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return source.problemAt(path, `${key}: ${reason}`);
}
