import { readFileSync } from 'node:fs';
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import { Source } from '../../diagnostics/source.ts';

/** Why the page at an address could not be made. */
export type PageProblem = Readonly<{ address: string; error: Error }>;

/** A problem with a text names its file and key: `locales/en/home.json: hero.title: …`. */
const OF_A_TEXT = /^(locales\/[\w-]+\/[\w-]+\.json): ([\w.-]+): /;

/**
 * Ends the build when a page could not be made.
 * @throws InputErrors when all reasons are texts, otherwise Error with a line per page
 */
export function throwPageProblems(problems: readonly PageProblem[]): void {
  if (problems.length === 0) return;
  const ofTexts = problems.map(({ error }) => placeOfText(error.message));
  if (ofTexts.every((problem) => problem !== undefined)) throw new InputErrors(ofTexts, 'the words files');
  const lines = problems.map(({ address, error }) => `${address}: ${process.env.DEBUG ? error.stack : error.message}`);
  // What is wrong with a page of all branches is wrong with that of each.
  throw new Error([...new Set(lines)].join('\n'));
}

/** The problem in a words file that a message tells of; undefined for another message. */
export function placeOfText(message: string): Problem | undefined {
  const [, file, key] = OF_A_TEXT.exec(message) ?? [];
  if (!file || !key) return undefined;
  const source = new Source({ path: file, text: readFileSync(file, 'utf8') });
  const path = key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return source.problemAt(path, message.slice(file.length + 2));
}
