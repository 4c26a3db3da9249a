/** The one gate for what messages propose to type: it is put there, and everything is read again. */
import { isScalar } from 'yaml';
import { z } from 'zod';
import type { Problem, Takes } from '../../../diagnostics/inputErrors.ts';
import type { Edit } from '../../../diagnostics/place.ts';
import { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { crossChecks } from './crossChecks.ts';
import { type Reading, readTyped } from './readSource.ts';
import { schemaAt } from './schemaAt.ts';
import { schemaOf } from './schemaOf.ts';

/** In characters. For a longer file nothing is proposed: reading it again for each proposal would take too long. */
const LONGEST_FILE = 200_000;
/** Whoever has more problems than these in one file did not mistype a value. */
const MOST_PROBLEMS = 100;

/** Tells of an edit in one of these files whether a mistake less would be left, and no new one. */
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

/** Whether all of the problems are among those that there were. An edit leaves the lines where they are. */
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

/** Whether a value is right by itself, in a file whose other mistakes keep it from being read. */
function fitsAlone(source: YamlSource, { start }: Edit): boolean {
  const path = source.pathAt(start);
  const schema = schemaAt(schemaOf(source), path);
  const node = source.nodeAt(path);
  return schema !== undefined && isScalar(node) && z.safeParse(schema, node.value).success;
}
