/** Problems of the draft, and messages of failed checks. */
import type { Problem } from '../../diagnostics/inputErrors.ts';
import type { Path } from '../../diagnostics/place.ts';
import { YamlSource } from '../../diagnostics/yamlSource.ts';
import type { Names } from '../content/names.ts';
import type { FormMessage } from '../content/refusal.ts';
import { labelsOf } from '../form/mistakes.ts';

type Alike = (one: Problem, other: Problem) => boolean;

const SAME_MESSAGE: Alike = (one, other) => one.file === other.file && one.message === other.message;
const SAME_PLACE: Alike = (one, other) =>
  SAME_MESSAGE(one, other) && one.path?.join('\0') === other.path?.join('\0') && one.excerpt === other.excerpt;

/** The problems that are not in the published version. Their lines and list indexes may have moved. */
export function addedProblems(now: readonly Problem[], published: readonly Problem[]): readonly Problem[] {
  const others = [...published];
  const without = (problems: readonly Problem[], isAlike: Alike) =>
    problems.filter((problem) => {
      const index = others.findIndex((other) => isAlike(problem, other));
      // Each matches only one problem.
      if (index >= 0) others.splice(index, 1);
      return index < 0;
    });
  return without(without(now, SAME_PLACE), SAME_MESSAGE);
}

/** A message of a check, with the field of a branch file that it is about, if any, in people's words. */
export type PlacedSentence = Readonly<{ message: string; formMessage?: FormMessage | undefined }> &
  Readonly<{ file?: string; line?: number; path?: Path; labels?: readonly string[] }>;

/** Places as in the output of commands: `branches/chennai.yaml:12:3: ...`. */
const PLACE = /^(\S+\.(?:ya?ml|json)):(\d+)(?::\d+)?:?\s+(.*)$/s;

/** Finds the field that a message is about. @param read returns the text of a file, if there is one */
export function locate(sentence: string, read: (path: string) => string | undefined, names: Names): PlacedSentence {
  const [, file, at, message] = PLACE.exec(sentence) ?? [];
  if (file === undefined || message === undefined) return { message: sentence };
  const line = Number(at);
  const text = read(file);
  if (text === undefined || !file.startsWith('branches/')) return { message, file, line };
  const source = new YamlSource({ path: file, text });
  const path = pathAtLine(source, line);
  return { message, file, line, path, labels: labelsOf(path, source, names) };
}

/** The path of the last value that begins in a line. */
export const pathAtLine = (source: YamlSource, line: number): Path =>
  source.pathAt(source.text.split('\n').slice(0, line).join('\n').length);
