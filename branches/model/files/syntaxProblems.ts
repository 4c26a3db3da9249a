/** YAML syntax errors as messages. */
import type { ErrorCode, YAMLError } from 'yaml';
import { doubledKeys, type PlacedKey } from '../../../diagnostics/doubledKeys.ts';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { amountCommas, areCutOff } from '../syntax/amountCommas.ts';
import { startOfText } from '../syntax/startOfText.ts';
import { inQuotes } from './inQuotes.ts';
import { lostText, QUOTES } from './lostText.ts';

const TWO_COLONS = 'a colon and a space start a value, and this line has them twice.';
const OWN_LINES =
  'this key has a value on its own line, and the lines under it are indented as if they belonged to it. ' +
  'Keep one of the two, or indent the lines under it like this one.';
const OPEN_BRACKET = 'a bracket opened before this line is not closed. Type the missing ] or }.';

const NO_KEY = 'this line is not "key: value". Type a colon and a space after the key.';

const WORDING: Partial<Record<ErrorCode, string>> = {
  BAD_SCALAR_START: QUOTES,
  TAG_RESOLVE_FAILED: QUOTES,
  UNEXPECTED_TOKEN: QUOTES,
  BAD_ALIAS: QUOTES,
  MULTILINE_IMPLICIT_KEY: NO_KEY,
  BAD_INDENT: 'this line starts at the wrong column. Use as many spaces as the lines around it.',
  TAB_AS_INDENT: 'found a tab at the start of the line. Use spaces instead.',
  NON_STRING_KEY: 'this key is not a word. Type a word and a colon.',
  MULTIPLE_DOCS: 'found ---, which starts a second document. Delete this line.',
  BAD_DQ_ESCAPE: 'a backslash in double quotes has a special meaning. Type two backslashes, or use single quotes.',
  MISSING_CHAR: 'a quote or a bracket is opened here and never closed.',
};

/** After these the parser misreads the rest of the file, so further errors would be misleading. */
const MISLEADING: readonly ErrorCode[] = [
  'BAD_INDENT',
  'TAB_AS_INDENT',
  'MISSING_CHAR',
  'MULTILINE_IMPLICIT_KEY',
  'NON_STRING_KEY',
  'MULTIPLE_DOCS',
];

const SPARE_BRACKET = 'a bracket is closed here that was never opened. Delete it.';
const SPARE_LINE =
  'this line does not belong to the ones above. Delete it, or make it a note: type # and a space before it.';

/** Syntax problems, at most one per line. */
export function syntaxProblems(source: YamlSource): readonly Problem[] {
  const { errors, warnings, contents } = source.document;
  if (contents === null && errors.length === 0) return [source.problem(0, 'the file is empty.')];
  const reported = reliable(source, errors);
  const duplicates = reported.some(isDuplicate)
    ? doubledKeys(source.document).map((keys) => duplicateKeys(source, keys))
    : [];
  const others = [...reported.filter((error) => !isDuplicate(error)), ...warnings];
  const found = [...others.map((error) => syntaxProblem(source, error)), ...duplicates];
  const perLine = new Map(
    [...found, ...lostText(source, inQuotes)].reverse().map((problem) => [problem.line, problem]),
  );
  return [...perLine.values()];
}

/** One problem per group, however many keys are duplicated. */
function duplicateKeys(source: YamlSource, keys: readonly PlacedKey[]): Problem {
  const offset = keys[0]?.range[0] ?? 0;
  if (areCutOff(keys)) return amountCommas(source, offset);
  const names = [...new Set(keys.map(({ value }) => String(value)))];
  const found = `${names.join(', ')} ${names.length === 1 ? 'appears' : 'appear'} twice in this group.`;
  return source.problem(offset, `${found} Keep one of the two.`);
}

const isDuplicate = ({ code }: YAMLError) => code === 'DUPLICATE_KEY';

function reliable(source: YamlSource, errors: readonly YAMLError[]): readonly YAMLError[] {
  const misleading = (error: YAMLError) =>
    MISLEADING.includes(error.code) ||
    isUnexpectedInFile(error) ||
    (error.code === 'BLOCK_AS_IMPLICIT_KEY' && !hasTwoColons(source, error));
  const end = errors.findIndex(misleading);
  return end < 0 ? errors : errors.slice(0, end + 1);
}

/** After such a token, the parser reports an error for every word up to the end of the file. */
const isUnexpectedInFile = ({ message }: YAMLError) => message.includes('token in YAML stream');

function syntaxProblem(source: YamlSource, error: YAMLError): Problem {
  const [offset] = error.pos;
  switch (error.code) {
    case 'BAD_INDENT':
      return source.problem(offset + source.text.slice(offset).search(/^[^\S\n]*[^\s#]/m), wording(error));
    case 'MISSING_CHAR':
      return source.problem(startOfText(source, offset), wording(error));
    case 'BLOCK_AS_IMPLICIT_KEY': {
      if (!hasTwoColons(source, error)) return source.problem(offset, OWN_LINES);
      return source.problem(offset, TWO_COLONS, inQuotes(source, offset));
    }
    default: {
      const message = wording(error);
      return source.problem(offset, message, message === QUOTES ? inQuotes(source, offset) : undefined);
    }
  }
}

/** The messages compared are those of the YAML parser. */
function wording({ code, message }: YAMLError): string {
  if (code === 'BAD_INDENT' && message.startsWith('Flow')) return OPEN_BRACKET;
  if (code === 'MISSING_CHAR' && message.startsWith('Implicit map keys')) return NO_KEY;
  if (/Unexpected flow-\w+-end token/.test(message)) return SPARE_BRACKET;
  if (message.includes('token in YAML stream')) return SPARE_LINE;
  return WORDING[code] ?? `this cannot be read: ${message}.`;
}

const hasTwoColons = (source: YamlSource, { pos: [offset] }: YAMLError) => /:\s.*:(\s|$)/.test(source.lineAt(offset));
