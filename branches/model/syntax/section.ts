/** The part of a file around a line: small enough to be read again for each guess at what was meant. */
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { withoutBlanks } from '../files/schemaAt.ts';
import { dataOf } from './data.ts';

/** Lines of a file, from 0: `end` is the first one that no longer belongs. */
export type Section = Readonly<{ start: number; end: number }>;

/** A section longer than this is not worth a guess, in characters. */
const LONGEST = 40_000;
/** Nor is one with a line that nobody typed by hand: some of those take the parser long. */
const LONGEST_LINE = 2_000;

/** The group from the left edge that holds a line, with the groups before and after it; nothing for a long one. */
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
  const own = back(line);
  const start = own > 0 ? back(own - 1) : 0;
  const end = forward(forward(line + 1) + 1);
  const lengths = lines.slice(start, end).map((each) => each.length);
  const length = lengths.reduce((sum, each) => sum + each, 0);
  return length > LONGEST || lengths.some((each) => each > LONGEST_LINE) ? undefined : { start, end };
}

/** What is wrong with a part of a file, in no order; undefined where it is no YAML. Whole groups may be missing. */
export function faultsOf(text: string, schema: z.core.$ZodType): readonly string[] | undefined {
  const document = parseDocument(text, { prettyErrors: false, stringKeys: true, logLevel: 'error' });
  if (document.errors.length > 0) return undefined;
  const data = dataOf(document);
  if (data === undefined) return undefined;
  const value = withoutBlanks(data, schema);
  const isThere = (key: PropertyKey) => typeof value === 'object' && value !== null && key in value;
  return (z.safeParse(schema, value).error?.issues ?? [])
    .filter(({ path: [key, ...rest] }) => key === undefined || rest.length > 0 || isThere(key))
    .map(({ code, path, message }) => `${code} ${String(path.at(-1))} ${message}`);
}
