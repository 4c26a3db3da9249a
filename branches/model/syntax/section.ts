/** The part of a file around a line, small enough to be reparsed for each candidate edit. */
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { withoutStacks } from '../../../diagnostics/withoutStacks.ts';
import { withoutBlanks } from '../files/schemaAt.ts';
import { dataOf } from './data.ts';

/** Lines from 0; `end` is exclusive. */
export type Range = Readonly<{ start: number; end: number }>;

/** A range around a line, and the top-level group in it that the line is in. */
export type Section = Range & Readonly<{ group: Range }>;

/** Characters; a longer section is not searched. */
const LONGEST = 40_000;
/** Nor is one with a line longer than this, which nobody typed by hand and which may be slow to parse. */
const LONGEST_LINE = 2_000;

/** The top-level group that contains a line, with the groups before and after it; undefined if that is too long. */
export function sectionAround(lines: readonly string[], line: number): Section | undefined {
  const begins = (index: number) => /^\w/.test(lines[index] ?? '');
  const back = (from: number) => {
    let index = from;
    while (index > 0 && !begins(index)) index -= 1;
    return index;
  };
  const forward = (from: number) => {
    let index = from;
    while (index < lines.length && !begins(index)) index += 1;
    return index;
  };
  const group = { start: back(line), end: forward(line + 1) };
  const start = group.start > 0 ? back(group.start - 1) : 0;
  const end = forward(group.end + 1);
  const lengths = lines.slice(start, end).map((each) => each.length);
  const length = lengths.reduce((sum, each) => sum + each, 0);
  return length > LONGEST || lengths.some((each) => each > LONGEST_LINE) ? undefined : { start, end, group };
}

const parse = (text: string) =>
  withoutStacks(() => parseDocument(text, { prettyErrors: false, stringKeys: true, logLevel: 'error' }));

/** Whether a part of a file is YAML. */
export const isYaml = (text: string): boolean => parse(text).errors.length === 0;

/** The schema issues of a part of a file, in no order; undefined if it is not YAML. Missing top-level groups are ignored. */
export function issuesOf(text: string, schema: z.core.$ZodType): readonly string[] | undefined {
  const document = parse(text);
  if (document.errors.length > 0) return undefined;
  const data = dataOf(document);
  if (data === undefined) return undefined;
  const value = withoutBlanks(data, schema);
  const isThere = (key: PropertyKey) => typeof value === 'object' && value !== null && key in value;
  return (z.safeParse(schema, value).error?.issues ?? [])
    .filter(({ path: [key, ...rest] }) => key === undefined || rest.length > 0 || isThere(key))
    .map(({ code, path, message }) => `${code} ${String(path.at(-1))} ${message}`);
}
