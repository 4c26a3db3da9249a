/** The first mistake that breaks the YAML of a file, as a message: what stands there and what is usual. */
import { isScalar, type Range, visit, type YAMLError } from 'yaml';
import { doubledKeys } from '../../../diagnostics/doubledKeys.ts';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { isCutOffAmount } from './explainIssues.ts';
import { inQuotes, lostText } from './needsQuotes.ts';

/** Known mistakes by the parser's code, or by how its message begins: the first that fits. */
const RULES = [
  [/^MULTILINE_IMPLICIT_KEY|: Implicit map keys/, 'noKey'],
  [/: Sequence item without/, 'entryWithoutDash'],
  [/: (?:Missing (?:,|space after :)|Unexpected (?:,|empty item)) /, 'inBrackets'],
  [/: Comments must be/, 'noteWithoutSpace'],
  [/: Unexpected flow-\w+-end/, 'spareBracket'],
  [/token in YAML stream/, 'spareLine'],
  [/^BAD_INDENT/, 'otherColumn'],
  [/^TAB_AS_INDENT/, 'tab'],
  [/^NON_STRING_KEY/, 'oddKey'],
  [/^MULTIPLE_DOCS/, 'secondDocument'],
  [/^BAD_DQ_ESCAPE/, 'backslash'],
] as const;

/** The first mistake that makes a file unreadable, or loses what was typed: after it, the rest may be misread. */
export function syntaxProblem(source: YamlSource): Problem | undefined {
  const { errors, warnings, contents } = source.document;
  if (contents === null && errors.length === 0) return source.problem(0, 'emptyFile');
  const [error] = [...errors, ...warnings].sort((one, other) => one.pos[0] - other.pos[0]);
  const broken = error && (cutOff(source, error) ?? explained(source, error));
  const lost = lostText(source);
  return broken && lost ? (lost.line < broken.line ? lost : broken) : (broken ?? lost);
}

/** A file that ends in the middle of a line: an unfinished copy, a full disk. */
function cutOff(source: YamlSource, { pos: [offset] }: YAMLError): Problem | undefined {
  const end = source.text.trimEnd().length;
  if (source.text.slice(end).includes('\n') || source.lineOf(offset) < source.lineOf(end)) return undefined;
  return source.problem(end, 'cutOffLine');
}

function explained(source: YamlSource, error: YAMLError): Problem {
  const { text } = source;
  const offset = error.pos[0] + (/^[ \t]*(?=\S)/.exec(text.slice(error.pos[0]))?.[0].length ?? 0);
  if (error.code === 'DUPLICATE_KEY') return duplicateKeys(source, offset);
  const quote = openQuote(source, offset);
  if (quote !== undefined) return source.problem(quote, 'openQuote');
  const open = bracketAt(source, (typed, [from, , end]) => {
    // Closed in no line, or by mistake in a later one.
    return from < offset && offset <= end + 1 && !/^\[.*\]$|^\{.*\}$/.test(typed);
  });
  if (open !== undefined) return source.problem(open, 'openBracket');
  const line = source.lineAt(offset);
  if (/^\s*-[^\s-]/.test(line))
    return source.problem(source.startOfLine(offset) + line.search(/\S/), 'dashWithoutSpace');
  const advice = inQuotes(source, offset);
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY') {
    const isTwice = /:\s.*:(\s|$)/.test(line);
    return isTwice ? source.problem(offset, 'twoColons', { advice }) : source.problem(offset, 'valueAndLines');
  }
  const [, code] = RULES.find(([found]) => found.test(`${error.code}: ${error.message}`)) ?? [];
  const { contents } = source.document;
  if (code === 'spareLine' && isScalar(contents)) return source.problem(contents.range[0], 'noKey');
  if (code === 'otherColumn') return source.problem(offset + text.slice(offset).search(/^[^\S\n]*[^\s#]/m), code);
  if (code === 'noKey') return source.problem(startOfText(source, offset), code);
  if (code !== undefined) return source.problem(offset, code);
  const bracket = bracketAt(source, (_typed, [from, to]) => from < offset && offset < to);
  return bracket === undefined ? source.problem(offset, 'symbol', { advice }) : source.problem(offset, 'inBrackets');
}

function duplicateKeys(source: YamlSource, offset: number): Problem {
  const keys = doubledKeys(source.document).find(([first]) => first?.range[0] === offset) ?? [];
  const repeated = [...new Set(keys.map(({ value }) => String(value)))];
  if (repeated.every(isCutOffAmount)) {
    const comma = source.lineAt(offset).search(/(?<=\d),(?=\d)/);
    return source.problem(source.startOfLine(offset) + comma, 'amountComma');
  }
  const isEntry = typeof source.pathAt(offset).at(-2) === 'number';
  return source.problem(offset, 'keyTwice', { keys: repeated, isEntry });
}

/** The start of a quoted text that is closed in no line, or by mistake in a later one. */
function openQuote(source: YamlSource, offset: number): number | undefined {
  return scalarAt(source, ([from, to], type) => {
    const isOpen = type.startsWith('QUOTE') && !/^(["']).*\1$/.test(source.text.slice(from, to));
    return isOpen && from <= offset && to >= source.startOfLine(offset);
  });
}

/** The start of the text that contains an offset: one without a key continues over several lines. */
const startOfText = (source: YamlSource, offset: number): number =>
  scalarAt(source, ([from, , end]) => from <= offset && offset <= end) ?? offset;

function scalarAt(source: YamlSource, holds: (range: Range, type: string) => boolean): number | undefined {
  let start: number | undefined;
  visit(source.document, {
    Scalar(_key, { range, type }) {
      if (range && holds(range, type ?? '')) [start] = range;
    },
  });
  return start;
}

/** The start of the outermost brackets of which this holds. */
function bracketAt(source: YamlSource, holds: (typed: string, range: Range) => boolean): number | undefined {
  let start: number | undefined;
  visit(source.document, {
    Collection(_key, node) {
      if (node.flow && node.range && holds(source.rawText(node), node.range)) start ??= node.range[0];
    },
  });
  return start;
}
