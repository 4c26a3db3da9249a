/** Reads a branch file: returns its checked facts, or all its problems. */
import type { z } from 'zod';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { checkValue } from './explainIssues.ts';
import { oddSpaces } from './oddSpaces.ts';
import { syntaxProblem } from './syntaxProblem.ts';
import { unreadable } from './unreadable.ts';

export type Reading<T> = Readonly<{
  /** Whether it could be parsed; if not, `problems` say why. */
  isReadable: boolean;
  value?: T;
  problems: readonly Problem[];
}>;

/** Reads a file with its schema. A problem that makes the rest unreadable is reported alone. */
export function readSource<T>(source: YamlSource, schema: z.ZodType<T>): Reading<T> {
  const problem = source.excess ?? unreadable(source) ?? oddSpaces(source) ?? syntaxProblem(source);
  if (problem) return { isReadable: false, problems: [problem] };
  return { isReadable: true, ...checkValue(source, schema) };
}
