import { useQueries } from '@tanstack/react-query';
import type { FieldProblem, FormFile } from '../../../form/types.ts';
import { fileQuery } from '../form/formApi.ts';
import { useFiles } from '../pages/useFiles.ts';

export type Mistake = Readonly<{ file: FormFile; problem: FieldProblem }>;

/** Everything that keeps the unsaved files from being saved. */
export function useMistakes(): readonly Mistake[] {
  const wrong = (useFiles()?.all ?? []).filter(({ problems }) => problems > 0);
  const states = useQueries({ queries: wrong.map(({ id }) => fileQuery(id)) });
  return wrong.flatMap((file, index) => {
    const state = states[index]?.data;
    const problems = state?.unreadable ?? state?.problems ?? [];
    return problems.map((problem) => ({ file, problem }));
  });
}
