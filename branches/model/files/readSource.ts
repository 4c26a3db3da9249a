import type { z } from 'zod';
import { lostCharacter, otherEncoding } from '../../../diagnostics/encodingProblems.ts';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { explainIssues } from './explainIssues.ts';
import { issuesOf, parseWith } from './issuesOf.ts';
import { type Located, nestingMistakes } from './nestingMistakes.ts';
import { oddSpaces } from './oddSpaces.ts';
import { withoutBlanks } from './schemaAt.ts';
import type { Accepts } from './suggestion.ts';
import { syntaxProblem } from './syntaxProblem.ts';

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

/** The problem of a file that is no branch file at all: another encoding, another format, two versions in one. */
const unreadable = (source: YamlSource): Problem | undefined =>
  mergeConflict(source) ?? otherEncoding(source) ?? otherFormat(source) ?? earlyEnd(source) ?? lostCharacter(source);

function mergeConflict(source: YamlSource): Problem | undefined {
  const found = /^(<{7}|\|{7}|={7}|>{7})(?=[ \r\n]|$)/m.exec(source.text);
  return found ? source.problem(found.index, 'mergeConflict', { mark: found[0] }) : undefined;
}

function otherFormat(source: YamlSource): Problem | undefined {
  const isDocument = /^(\{\\rtf|PK\W|\s*<(!doctype|html)\b)/i.test(source.text);
  return isDocument ? source.problem(0, 'otherProgram') : undefined;
}

function earlyEnd(source: YamlSource): Problem | undefined {
  const offset = source.text.search(/^\.\.\.[ \t]*\r?\n\s*\S/m);
  return offset < 0 ? undefined : source.problem(offset, 'earlyEnd');
}

/** Characters and problems: nobody typed a file with more, and each value proposed is tried with the rest of the file. */
const MAX_FILE_LENGTH = 200_000;
const MAX_PROBLEMS = 100;

export function checkValue<T>(
  source: YamlSource,
  schema: z.ZodType<T>,
): Readonly<{ value?: T; problems: readonly Problem[] }> {
  const data = withoutBlanks(source.document.toJS(), schema);
  const result = parseWith(schema, data);
  if (result.success) return { value: result.data, problems: [] };
  const { issues } = result.error;
  const located = issues.flatMap((issue) => locate(issue, []));
  const isByHand = source.text.length <= MAX_FILE_LENGTH && issues.length <= MAX_PROBLEMS;
  if (!isByHand) return { problems: explainIssues(source, schema, located, () => false) };
  const accepts: Accepts = (path, value) => issuesOf(schema, replaced(data, path, value)).length < issues.length;
  const { problems, rest } = nestingMistakes(source, schema, located);
  return { problems: [...problems, ...explainIssues(source, schema, rest, accepts)] };
}

function replaced(data: unknown, path: Path, value: unknown): unknown {
  const copy = structuredClone({ data });
  const full = ['data', ...path];
  const parent = full.slice(0, -1).reduce<unknown>((group, step) => Reflect.get(Object(group), step), copy);
  Reflect.set(Object(parent), String(full.at(-1)), value);
  return copy.data;
}

/** For a union, the issues of the option that was intended, if that is clear. */
function locate(issue: z.core.$ZodIssue, above: Path): readonly Located[] {
  const path = [...above, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))];
  if (issue.code !== 'invalid_union') return [{ issue, path }];
  const meant = issue.errors.filter((inner) => inner.length > 0 && inner.every((each) => each.path.length > 0));
  const [only] = meant;
  return meant.length === 1 && only ? only.flatMap((each) => locate(each, path)) : [{ issue, path }];
}
