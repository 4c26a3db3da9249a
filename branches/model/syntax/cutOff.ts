/** Detects a truncated file: an unfinished copy, a full disk. Reported once, at the end of the file. */
import { isMap, isScalar, isSeq } from 'yaml';
import type { z } from 'zod';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { withoutBlanks } from '../files/schemaAt.ts';
import { dataOf } from './data.ts';
import { missingGroups } from './missingGroups.ts';
import { firstMoved } from './movedEnd.ts';
import { startOfText } from './startOfText.ts';

const REMEDY = 'Restore the rest from a copy of the file, or type it.';

/** Reported if all groups that follow the last one in the manual are missing, and do not appear indented either. */
export function missingEnd(source: YamlSource, schema: z.ZodType): readonly Problem[] {
  const groups = missingGroups(source, schema);
  return !groups || firstMoved(source, groups) ? [] : endsHere(source, groups.missing);
}

/** Reported if the last entry of the last list is incomplete and the only other problem is that whole groups are missing. */
export function unfinishedEntry(source: YamlSource, schema: z.ZodType): readonly Problem[] {
  if (source.document.errors.length > 0 && unfinishedLine(source).length === 0) return [];
  const list = lastOf(source, []);
  const entry = list && lastOf(source, list);
  if (typeof entry?.at(-1) !== 'number') return [];
  const data = dataOf(source.document);
  if (data === undefined) return [];
  const issues = schema.safeParse(withoutBlanks(data, schema)).error?.issues ?? [];
  const isInside = ({ path }: z.core.$ZodIssue) => entry.every((step, index) => path[index] === step);
  const [inside, others] = [issues.filter(isInside), issues.filter((issue) => !isInside(issue))];
  const isMissing = ({ path }: z.core.$ZodIssue) =>
    source.keyOffsetOf(path.filter((step) => typeof step !== 'symbol')) === undefined;
  const missing = inside.filter((issue) => issue.path.length === entry.length + 1 && isMissing(issue));
  const groups = others.filter((issue) => issue.path.length === 1 && isMissing(issue));
  if (missing.length === 0 || groups.length < others.length || missing.length + groups.length < 2) return [];
  return endsHere(
    source,
    [...missing, ...groups].map(({ path }) => String(path.at(-1))),
  );
}

/** Reported if the last line cannot be parsed and has no line break. */
export function unfinishedLine(source: YamlSource): readonly Problem[] {
  const [error] = source.document.errors;
  if (!error || /\n\s*$/.test(source.text)) return [];
  const isLast = !source.text.slice(startOfText(source, error.pos[0])).trim().includes('\n');
  const message = `the file is cut off in the middle of this line. ${REMEDY}`;
  return isLast ? [source.problem(source.text.trimEnd().length, message)] : [];
}

function endsHere(source: YamlSource, missing: readonly string[]): readonly Problem[] {
  const keys = [missing.slice(0, -1).join(', '), missing.at(-1)].filter(Boolean).join(' and ');
  const verb = missing.length === 1 ? 'is' : 'are';
  const message = `the file is cut off: ${keys} ${verb} missing. ${REMEDY}`;
  return [source.problem(source.text.trimEnd().length, message)];
}

/** The path of the last entry in the group or list at `path`. */
function lastOf(source: YamlSource, path: Path): Path | undefined {
  const node = source.nodeAt(path);
  if (isSeq(node) && node.items.length > 0) return [...path, node.items.length - 1];
  const key = isMap(node) ? node.items.at(-1)?.key : undefined;
  return isScalar(key) ? [...path, String(key.value)] : undefined;
}
