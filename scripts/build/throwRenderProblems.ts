import { readFileSync } from 'node:fs';
import { InputErrors, type Problem } from '../../diagnostics/inputErrors.ts';
import { YamlSource } from '../../diagnostics/yamlSource.ts';
import { renderProblems } from '../../renderer/document/renderProblems.ts';

/** A problem with a text names its file and key: `locales/en/home.json: hero.title: …`. */
const OF_A_TEXT = /^(locales\/[\w-]+\/[\w-]+\.json): ([\w.-]+): /;

/**
 * Ends the build when a page could not be made.
 * @throws InputErrors when all reasons are texts, otherwise Error with a line per page
 */
export function throwRenderProblems(): void {
  const problems = renderProblems().splice(0);
  if (problems.length === 0) return;
  const ofTexts = problems.map(({ message }) => placeOfText(message));
  if (ofTexts.every((problem) => problem !== undefined)) throw new InputErrors(ofTexts, 'the words files');
  const lines = problems.map(({ page, message, stack }) => `${page}: ${process.env.DEBUG ? stack : message}`);
  throw new Error(lines.join('\n'));
}

/** The problem in a words file that a message tells of; undefined for another message. */
export function placeOfText(message: string): Problem | undefined {
  const [, file, key] = OF_A_TEXT.exec(message) ?? [];
  if (!file || !key) return undefined;
  const source = new YamlSource({ path: file, text: readFileSync(file, 'utf8') });
  const path = key.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return source.problemAt(path, message.slice(file.length + 2));
}
