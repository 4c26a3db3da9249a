/** Reads a branch file: returns its checked facts, or all its problems. */
import type { z } from 'zod';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { missingEnd, unfinishedEntry, unfinishedLine } from '../syntax/cutOff.ts';
import { Effort } from '../syntax/effort.ts';
import { movedEnd } from '../syntax/movedEnd.ts';
import { oddSpaces } from '../syntax/oddSpaces.ts';
import { findSlip } from '../syntax/slip.ts';
import { unreadable } from '../syntax/unreadable.ts';
import { defaultWording, explainIssues } from './explainIssues.ts';
import { withoutBlanks } from './schemaAt.ts';
import { syntaxProblems } from './syntaxProblems.ts';

/** Slips to search for in one file. */
const MOST_SLIPS = 20;
/** Characters to reparse during that search: about a second. */
const EFFORT = 1_000_000;
/** Characters. No branch file is this long, and reparsing it repeatedly would take too long. */
const LONGEST = 200_000;
/** A file with more problems than this has more than a slip. */
const MOST_PROBLEMS = 100;

export type Reading<T> = Readonly<{
  /** The file with the recognised slips undone. */
  source: YamlSource;
  /** Whether it could be parsed; if not, `problems` say why. */
  isReadable: boolean;
  value?: T;
  problems: readonly Problem[];
}>;

/** Reads a file with its schema. A problem that makes the rest unreadable, or causes others, is reported alone. */
export function readSource<T>(source: YamlSource, schema: z.ZodType<T>): Reading<T> {
  const asTyped = readTyped(source, schema);
  if (asTyped.problems.length === 0 || unfit(source) || !isByHand(source, asTyped)) return asTyped;
  const cutOff = firstFound([
    () => movedEnd(source, schema),
    () => missingEnd(source, schema),
    () => unfinishedEntry(source, schema),
  ]);
  if (cutOff) return { source, isReadable: false, problems: cutOff };
  const slips: Problem[] = [];
  let corrected = source;
  const effort = new Effort(EFFORT);
  while (slips.length < MOST_SLIPS) {
    const slip = findSlip(corrected, schema, effort);
    if (!slip) break;
    slips.push(slip.problem);
    corrected = slip.corrected;
  }
  if (slips.length === 0) return asTyped;
  const rest = readTyped(corrected, schema);
  return { ...rest, problems: [...slips, ...rest.problems] };
}

/** Reads a file as typed, without guessing what was meant. */
export function readTyped<T>(source: YamlSource, schema: z.ZodType<T>): Reading<T> {
  const reason = unfit(source);
  if (reason) return { source, isReadable: false, problems: reason };
  const broken = syntaxProblems(source);
  if (broken.length > 0) {
    const unfinished = unfinishedLine(source);
    return { source, isReadable: false, problems: unfinished.length > 0 ? unfinished : broken };
  }
  const result = schema.safeParse(withoutBlanks(source.document.toJS(), schema), { error: defaultWording });
  if (result.success) return { source, isReadable: true, value: result.data, problems: [] };
  return { source, isReadable: true, problems: explainIssues(source, schema, result.error.issues) };
}

/** Whether the file is small enough to be typed by hand, and so to contain a slip. */
const isByHand = ({ text }: YamlSource, { isReadable, problems }: Reading<unknown>) =>
  text.length <= LONGEST && !(isReadable && problems.length > MOST_PROBLEMS);

/** Problems that make a whole file unreadable; nothing else is reported then. */
const unfit = (source: YamlSource) =>
  firstFound([() => (source.excess ? [source.excess] : []), () => unreadable(source), () => oddSpaces(source)]);

function firstFound(checks: readonly (() => readonly Problem[])[]): readonly Problem[] | undefined {
  for (const check of checks) {
    const problems = check();
    if (problems.length > 0) return problems;
  }
  return undefined;
}
