import type { z } from 'zod';
import { lostCharacter, otherEncoding } from '../../../diagnostics/encodingProblems.ts';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { checkValue } from './checkValue.ts';
import { oddSpaces } from './oddSpaces.ts';
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
