/** Tests every edit that a message proposes: applies it and checks all files again. */
import { isScalar } from 'yaml';
import { z } from 'zod';
import type { Problem, Takes } from '../../../diagnostics/inputErrors.ts';
import type { Edit } from '../../../diagnostics/place.ts';
import { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { crossChecks } from './crossChecks.ts';
import { type Reading, readTyped } from './readSource.ts';
import { schemaAt } from './schemaAt.ts';
import { schemaOf } from './schemaOf.ts';

/** Characters. Nothing is proposed for a longer file: rereading it for each proposal would take too long. */
const LONGEST_FILE = 200_000;
/** A file with more problems than this has more than a mistyped value. */
const MOST_PROBLEMS = 100;

/** Returns a function that checks whether an edit in one of these files fixes a problem without causing a new one. */
export function trialOf(sources: readonly YamlSource[]): Takes {
  const known = new Map<YamlSource, Reading<unknown>>();
  const asItIs = (source: YamlSource) => {
    const reading = known.get(source) ?? readTyped(source, schemaOf(source));
    known.set(source, reading);
    return reading;
  };
  return (file, edit) => {
    const source = sources.find(({ path, text }) => path === file.path && text === file.text) ?? new YamlSource(file);
    if (source.text.length > LONGEST_FILE || edit.text.includes('\n')) return false;
    const before = asItIs(source);
    if (before.problems.length > MOST_PROBLEMS) return false;
    const changed = source.with(edit);
    const after = readTyped(changed, schemaOf(source));
    const line = source.lineOf(edit.start);
    if (!before.isReadable && after.problems.some((problem) => problem.line === line)) return false;
    if (!after.isReadable) return !before.isReadable && fitsAlone(changed, edit);
    const left = [...(before.isReadable ? before.problems : []), ...crossChecks(sources)];
    const now = [
      ...(before.isReadable ? after.problems : []),
      ...crossChecks(sources.map((each) => (each === source ? changed : each))),
    ];
    return isPartOf(now, left) && (!before.isReadable || now.length < left.length);
  };
}

/** Whether all problems were there before. Edits do not change line numbers. */
function isPartOf(problems: readonly Problem[], among: readonly Problem[]): boolean {
  const left = new Map<string, number>();
  for (const name of among.map(nameOf)) left.set(name, (left.get(name) ?? 0) + 1);
  return problems.map(nameOf).every((name) => {
    const count = left.get(name) ?? 0;
    left.set(name, count - 1);
    return count > 0;
  });
}

const nameOf = ({ file, line, message }: Problem) => `${file}:${line} ${message}`;

/** Whether a value is valid on its own, in a file that other problems make unreadable. */
function fitsAlone(source: YamlSource, { start }: Edit): boolean {
  const path = source.pathAt(start);
  const schema = schemaAt(schemaOf(source), path);
  const node = source.nodeAt(path);
  return schema !== undefined && isScalar(node) && z.safeParse(schema, node.value).success;
}
