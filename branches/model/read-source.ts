/** From a branch file to its checked facts, or to everything that is wrong with it. */
import type { z } from 'zod';
import { defaultWording, explainIssues } from './explain-issues.ts';
import type { Problem } from './input-errors.ts';
import { withoutBlanks } from './schema-at.ts';
import type { Source } from './source.ts';
import { syntaxProblems } from './syntax-problems.ts';

export type Reading<T> = Readonly<{
  /** Whether its values can be told; otherwise `problems` say why not. */
  isReadable: boolean;
  value?: T;
  problems: readonly Problem[];
}>;

/** Reads a file with its schema. */
export function readSource<T>(source: Source, schema: z.ZodType<T>): Reading<T> {
  const broken = source.excess ? [source.excess] : syntaxProblems(source);
  if (broken.length > 0) return { isReadable: false, problems: broken };
  const value = withoutBlanks(source.document.toJS(), schema);
  const result = schema.safeParse(value, { error: defaultWording });
  if (result.success) return { isReadable: true, value: result.data, problems: [] };
  return { isReadable: true, problems: explainIssues(source, schema, result.error.issues) };
}
