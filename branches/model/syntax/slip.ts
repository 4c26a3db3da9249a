/**
 * A single slip can make a whole file unreadable, or cause an error far from where it is. The lines around the error are
 * tried with one slip undone; the edit that fixes that part of the file is what was meant.
 */
import type { z } from 'zod';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { columnEdits, dashEdits, isContent, type LineEdit, spareEdits, startOf } from './edits.ts';
import type { Effort } from './effort.ts';
import { issuesOf, isYaml, type Range, sectionAround } from './section.ts';
import { type Suspect, suspects } from './suspects.ts';
import { languageEdits, valueEdits } from './valueEdits.ts';

/** Nobody types a longer line by hand. */
const LONGEST_LINE = 400;

const MOST_COLUMNS = 6;

/** A slip, and the file with it undone. */
export type Slip = Readonly<{ problem: Problem; corrected: YamlSource }>;

type Attempt = Readonly<{ line: number; edit: LineEdit; left: number }>;

/** The slip behind the first problems of a file, if one is found within the effort. */
export function findSlip(source: YamlSource, schema: z.ZodType, effort: Effort): Slip | undefined {
  effort.spend(source.text);
  const lines = source.text.split(/\r?\n/);
  const attempts: Attempt[] = [];
  for (const suspect of suspects(source, schema, lines)) {
    if (attempts.some(isCertain)) break;
    attempts.push(...attemptsAt(lines, suspect, schema, effort));
    // An unfinished search may have missed the right edit.
    if (!effort.isLeft) return undefined;
  }
  const [best] = attempts.sort((one, other) => one.left - other.left || one.edit.rank - other.edit.rank);
  if (!best) return undefined;
  const { line, edit } = best;
  const text = lines.toSpliced(line, edit.lines.length, ...edit.lines).join('\n');
  return {
    problem: source.problem(startOfLine(source.text, line) + edit.column, edit.message),
    corrected: new YamlSource({ path: source.path, text }),
  };
}

/** Whether no further edits need to be tried. */
const isCertain = ({ left, edit }: Attempt) => left === 0 && edit.rank === 0;

function attemptsAt(lines: readonly string[], suspect: Suspect, schema: z.ZodType, effort: Effort): readonly Attempt[] {
  const { line } = suspect;
  const section = sectionAround(lines, line);
  if (!section || (lines[line] ?? '').length > LONGEST_LINE) return [];
  const issuesWith = (part: readonly string[]) => {
    if (!effort.isLeft) return undefined;
    const text = part.join('\n');
    effort.spend(text);
    return issuesOf(text, schema);
  };
  const size = ({ start, end }: Range) => lines.slice(start, end).join('\n').length;
  const isGroupSmall = size(section.group) < size(section) / 2;
  /** Most edits leave their group unreadable: a short text shows that. A group's first line may belong to the group before it. */
  const isHopeless = (edit: LineEdit) => {
    const { start, end } = section.group;
    if (!isGroupSmall || !effort.isLeft || line === start || line + edit.lines.length > end) return false;
    const text = withEdit(lines, section.group, line, edit).join('\n');
    effort.spend(text);
    return !isYaml(text);
  };
  const before = issuesWith(lines.slice(section.start, section.end));
  return editsAt(lines, suspect).flatMap((edit) => {
    if (isHopeless(edit)) return [];
    const after = issuesWith(withEdit(lines, section, line, edit));
    return after && isBetter(before, after) ? [{ line, edit, left: after.length }] : [];
  });
}

function withEdit(lines: readonly string[], { start, end }: Range, line: number, edit: LineEdit): readonly string[] {
  return lines.slice(start, end).toSpliced(line - start, edit.lines.length, ...edit.lines);
}

function editsAt(lines: readonly string[], { line, kinds, group }: Suspect): readonly LineEdit[] {
  const text = lines[line] ?? '';
  return [
    ...(kinds.includes('value') ? valueEdits(text) : []),
    ...(kinds.includes('language') ? languageEdits(text) : []),
    ...(kinds.includes('dash') ? dashEdits(text) : []),
    ...(kinds.includes('column') ? columnEdits(lines, line, columnsAround(lines, line), group) : []),
    ...(kinds.includes('spare') ? spareEdits(text) : []),
  ];
}

/** Whether there are fewer issues than before and no new ones. */
function isBetter(before: readonly string[] | undefined, after: readonly string[]): boolean {
  if (!before) return after.length === 0;
  return after.length < before.length && after.every((issue) => before.includes(issue));
}

/** Candidate columns: where the surrounding lines begin, and where their text begins after a dash. */
function columnsAround(lines: readonly string[], line: number): readonly number[] {
  const own = lines[line] ?? '';
  const below = lines
    .slice(line + 1, line + 8)
    .filter(isContent)
    .slice(0, 2);
  const outer = above(lines, line);
  const near = [...outer, ...below].flatMap((each) => [startOf(each), each.search(/[^\s-]/)]);
  near.push(startOf(outer[0] ?? '') + 2);
  const hasTab = own.slice(0, startOf(own)).includes('\t');
  const columns = [...new Set([...near, 0])].filter((column) => column >= 0 && (hasTab || column !== startOf(own)));
  return columns.slice(0, MOST_COLUMNS);
}

/** The two lines above, and the lines that they are nested under. */
function above(lines: readonly string[], line: number): readonly string[] {
  const found: string[] = [];
  for (let index = line - 1; index >= Math.max(0, line - 60) && found.length < 8; index -= 1) {
    const text = lines[index] ?? '';
    const isOuter = startOf(text) < startOf(found.at(-1) ?? '');
    if (isContent(text) && (found.length < 2 || isOuter)) found.push(text);
  }
  return found;
}

function startOfLine(text: string, line: number): number {
  let start = 0;
  for (let passed = 0; passed < line; passed += 1) start = text.indexOf('\n', start) + 1;
  return start;
}
