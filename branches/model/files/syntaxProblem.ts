/** The first mistake that breaks the YAML of a file, as a message: what stands there and what is usual. */
import { isScalar, type Range, visit, type YAMLError } from 'yaml';
import { doubledKeys } from '../../../diagnostics/doubledKeys.ts';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { AMOUNT_COMMA, isCutOffAmount } from './explainIssues.ts';
import { inQuotes, lostText, SYMBOL } from './needsQuotes.ts';

const TWO_COLONS = 'a colon and a space start a value, and this line has them twice.';
const OWN_LINES =
  'this key has a value on its own line, and the lines under it are indented as if they belonged to it. ' +
  'Keep one of the two, or indent the lines under it like this one.';
const NO_KEY =
  'this line is not "key: value". Type a colon and a space after the key, or make it a note: type # and a space before it.';
const COLUMN =
  'this line starts at another column than the lines around it. Lines of one group have the same number of spaces before them.';
const OPEN_QUOTE = 'a quote is opened here and never closed. Type one at the end of the text.';
const OPEN_BRACKET = 'a bracket is opened here and never closed. Type the missing ] or }.';
const IN_BRACKETS =
  'in brackets, values are separated by commas, and each key is followed by a colon and a space, as in { from: 200, to: 2000 }.';
const SPARE_LINE =
  'this line does not fit the ones above. Compare the spaces before it, and look for a colon, quote or bracket that is missing there.';

/** Known mistakes by the parser's code, or by how its message begins: the first that fits. */
const RULES: readonly (readonly [found: RegExp, message: string])[] = [
  [/^MULTILINE_IMPLICIT_KEY|: Implicit map keys/, NO_KEY],
  [/: Sequence item without/, 'each entry of this list starts with a dash and a space. Type them here.'],
  [/: (?:Missing (?:,|space after :)|Unexpected (?:,|empty item)) /, IN_BRACKETS],
  [/: Comments must be/, 'a note starts with a space and #. Type a space before the #.'],
  [/: Unexpected flow-\w+-end/, 'a bracket is closed here that was never opened. Delete it.'],
  [/token in YAML stream/, SPARE_LINE],
  [/^BAD_INDENT/, COLUMN],
  [/^TAB_AS_INDENT/, 'found a tab at the start of the line. Use spaces instead.'],
  [/^NON_STRING_KEY/, 'this key is not a word. Type a word and a colon.'],
  [/^MULTIPLE_DOCS/, 'found ---, which starts a second document. Delete this line.'],
  [/^BAD_DQ_ESCAPE/, 'a backslash in double quotes has a special meaning. Type two backslashes, or use single quotes.'],
];

/** The first mistake that makes a file unreadable, or loses what was typed: after it, the rest may be misread. */
export function syntaxProblem(source: YamlSource): Problem | undefined {
  const { errors, warnings, contents } = source.document;
  if (contents === null && errors.length === 0) return source.problem(0, 'the file is empty.');
  const [error] = [...errors, ...warnings].sort((one, other) => one.pos[0] - other.pos[0]);
  const broken = error && (cutOff(source, error) ?? explained(source, error));
  const lost = lostText(source);
  return broken && lost ? (lost.line < broken.line ? lost : broken) : (broken ?? lost);
}

/** A file that ends in the middle of a line: an unfinished copy, a full disk. */
function cutOff(source: YamlSource, { pos: [offset] }: YAMLError): Problem | undefined {
  const end = source.text.trimEnd().length;
  if (source.text.slice(end).includes('\n') || source.lineOf(offset) < source.lineOf(end)) return undefined;
  const message =
    'the file is cut off in the middle of this line. Restore the rest from a copy of the file, or type it.';
  return source.problem(end, message);
}

function explained(source: YamlSource, error: YAMLError): Problem {
  const { text } = source;
  const offset = error.pos[0] + (/^[ \t]*(?=\S)/.exec(text.slice(error.pos[0]))?.[0].length ?? 0);
  const at = (message: string, place = offset) => source.problem(place, message);
  if (error.code === 'DUPLICATE_KEY') return duplicateKeys(source, offset);
  const quote = openQuote(source, offset);
  if (quote !== undefined) return at(OPEN_QUOTE, quote);
  const open = bracketAt(source, (typed, [from, , end]) => {
    // Closed in no line, or by mistake in a later one.
    return from < offset && offset <= end + 1 && !/^\[.*\]$|^\{.*\}$/.test(typed);
  });
  if (open !== undefined) return at(OPEN_BRACKET, open);
  const line = source.lineAt(offset);
  if (/^\s*-[^\s-]/.test(line))
    return at('a space is missing after the dash. Type it.', source.startOfLine(offset) + line.search(/\S/));
  if (error.code === 'BLOCK_AS_IMPLICIT_KEY')
    return at(/:\s.*:(\s|$)/.test(line) ? TWO_COLONS + inQuotes(source, offset) : OWN_LINES);
  const [, message] = RULES.find(([found]) => found.test(`${error.code}: ${error.message}`)) ?? [];
  const { contents } = source.document;
  if (message === SPARE_LINE && isScalar(contents)) return at(NO_KEY, contents.range[0]);
  if (message === COLUMN) return at(COLUMN, offset + text.slice(offset).search(/^[^\S\n]*[^\s#]/m));
  if (message === NO_KEY) return at(NO_KEY, startOfText(source, offset));
  if (message !== undefined) return at(message);
  const bracket = bracketAt(source, (_typed, [from, to]) => from < offset && offset < to);
  return at(bracket === undefined ? SYMBOL + inQuotes(source, offset) : IN_BRACKETS);
}

function duplicateKeys(source: YamlSource, offset: number): Problem {
  const keys = doubledKeys(source.document).find(([first]) => first?.range[0] === offset) ?? [];
  const names = [...new Set(keys.map(({ value }) => String(value)))];
  if (names.every(isCutOffAmount)) {
    const comma = source.lineAt(offset).search(/(?<=\d),(?=\d)/);
    return source.problem(source.startOfLine(offset) + comma, AMOUNT_COMMA);
  }
  const found = `${names.join(', ')} ${names.length === 1 ? 'appears' : 'appear'} twice in this group.`;
  const isEntry = typeof source.pathAt(offset).at(-2) === 'number';
  const dash = isEntry ? ', or type a dash and a space before the first line of a new entry' : '';
  return source.problem(offset, `${found} Keep one of the two${dash}.`);
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
      if (node.flow && node.range && holds(source.typed(node), node.range)) start ??= node.range[0];
    },
  });
  return start;
}
