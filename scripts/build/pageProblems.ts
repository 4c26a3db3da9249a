import { existsSync, readFileSync } from 'node:fs';
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import { YamlSource } from '../../diagnostics/yamlSource.ts';
import type { TextProblem } from '../../renderer/i18n/translator.ts';

/** Why the page at an address could not be rendered. */
export type PageProblem = Readonly<{ address: string; error: Error }>;

/**
 * Fails the build if a page could not be rendered.
 * @throws InputErrors if all causes are texts, otherwise Error with the texts and a line for each other page
 */
export function throwPageProblems(problems: readonly PageProblem[]): void {
  if (problems.length === 0) return;
  const texts = problems.map(({ error }) => error).filter(isTextProblem);
  const inWords = texts.length > 0 ? [new InputErrors(texts.map(placeOfText), 'the words files')] : [];
  const inCode = problems.filter(({ error }) => !isTextProblem(error));
  if (inCode.length === 0) throw inWords[0];
  const lines = inCode.map(({ address, error }) => `${address}: ${process.env.DEBUG ? error.stack : error.message}`);
  // A problem of a combined page usually recurs on each branch's site.
  throw new Error([...inWords.map(({ message }) => message), [...new Set(lines)].join('\n')].join('\n\n'));
}

/** By name, as the bundle of the pages has its own copy of the class. */
export const isTextProblem = (error: Error): error is TextProblem => error.name === 'TextProblem';

/** The problem at the text's position in its words file, which may be missing. */
export function placeOfText({ file, key, reason }: TextProblem): Problem {
  const message = `${key}: ${reason}`;
  if (!existsSync(file)) return { file, line: 1, column: 1, message };
  const source = new YamlSource({ path: file, text: readFileSync(file, 'utf8') });
  const path = key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return source.problemAt(path, message);
}
