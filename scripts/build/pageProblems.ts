import { readFileSync } from 'node:fs';
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import { YamlSource } from '../../diagnostics/yamlSource.ts';
import type { TextProblem } from '../../renderer/i18n/textProblem.ts';

/** Why the page at an address could not be rendered. */
export type PageProblem = Readonly<{ address: string; error: Error }>;

/**
 * Fails the build if a page could not be rendered.
 * @throws InputErrors if all causes are texts, otherwise Error with a line per page
 */
export function throwPageProblems(problems: readonly PageProblem[]): void {
  if (problems.length === 0) return;
  const errors = problems.map(({ error }) => error);
  if (errors.every(isTextProblem)) throw new InputErrors(errors.map(placeOfText), 'the words files');
  const lines = problems.map(({ address, error }) => `${address}: ${process.env.DEBUG ? error.stack : error.message}`);
  // A problem of a combined page usually recurs on each branch's site.
  throw new Error([...new Set(lines)].join('\n'));
}

/** By name, as the bundle of the pages has its own copy of the class. */
export const isTextProblem = (error: Error): error is TextProblem => error.name === 'TextProblem';

/** The problem at the text's position in its words file. */
export function placeOfText({ file, key, reason }: TextProblem): Problem {
  const source = new YamlSource({ path: file, text: readFileSync(file, 'utf8') });
  const path = key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return source.problemAt(path, `${key}: ${reason}`);
}
