/** From a branch file to its checked facts, or to everything that is wrong with it. */
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

/** How many slips of the hand are looked for in one file. */
const MOST_SLIPS = 20;
/** How many characters are read for that, over and over: about a second. */
const EFFORT = 1_000_000;
/** No branch file is as long as this, in characters; reading it over and over would keep people waiting. */
const LONGEST = 200_000;
/** Whoever has more wrong values than these in one file made no slip of the hand. */
const MOST_PROBLEMS = 100;

export type Reading<T> = Readonly<{
  /** The file without the slips that could be undone. */
  source: YamlSource;
  /** Whether its values can be told; otherwise `problems` say why not. */
  isReadable: boolean;
  value?: T;
  problems: readonly Problem[];
}>;

/** Reads a file with its schema. A mistake that makes the rest unreadable, or breaks rules elsewhere, is told alone. */
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
  let mended = source;
  const effort = new Effort(EFFORT);
  while (slips.length < MOST_SLIPS) {
    const slip = findSlip(mended, schema, effort);
    if (!slip) break;
    slips.push(slip.problem);
    mended = slip.mended;
  }
  if (slips.length === 0) return asTyped;
  const rest = readTyped(mended, schema);
  return { ...rest, problems: [...slips, ...rest.problems] };
}

/** Reads a file as it is typed, without a guess at what was meant. */
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

/** Whether a person may have typed the file, and so made a slip in it. */
const isByHand = ({ text }: YamlSource, { isReadable, problems }: Reading<unknown>) =>
  text.length <= LONGEST && !(isReadable && problems.length > MOST_PROBLEMS);

/** Why a file as a whole is none that can be read, and nothing else about it is worth telling. */
const unfit = (source: YamlSource) =>
  firstFound([() => (source.excess ? [source.excess] : []), () => unreadable(source), () => oddSpaces(source)]);

function firstFound(checks: readonly (() => readonly Problem[])[]): readonly Problem[] | undefined {
  for (const check of checks) {
    const problems = check();
    if (problems.length > 0) return problems;
  }
  return undefined;
}
