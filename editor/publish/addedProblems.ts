import type { Problem } from '../../diagnostics/inputErrors.ts';

type Alike = (one: Problem, other: Problem) => boolean;

const SAME_MESSAGE: Alike = (one, other) => one.file === other.file && one.message === other.message;
const SAME_PLACE: Alike = (one, other) =>
  SAME_MESSAGE(one, other) && one.path?.join('\0') === other.path?.join('\0') && one.excerpt === other.excerpt;

/** The problems of a draft that what is published does not have. Their lines and places in lists may have moved. */
export function addedProblems(now: readonly Problem[], published: readonly Problem[]): readonly Problem[] {
  const others = [...published];
  const without = (problems: readonly Problem[], isAlike: Alike) =>
    problems.filter((problem) => {
      const index = others.findIndex((other) => isAlike(problem, other));
      // Each stands for one problem only.
      if (index >= 0) others.splice(index, 1);
      return index < 0;
    });
  return without(without(now, SAME_PLACE), SAME_MESSAGE);
}
