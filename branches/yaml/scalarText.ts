/** How a single value is written. */
import { Document, isScalar, type Node, Scalar, stringify } from 'yaml';
import { indentOf, isBlank } from './lines.ts';

/** Digits that are no number: in quotes, as everywhere in the files. */
const DIALLED = /^\+?\d+$/;

/**
 * A text, number or flag on one line, in quotes only where it needs them. Nothing is an empty string outside brackets.
 * @param like a text whose quotes it gets
 * @param ifChosen only if that text does not need them: its quotes show how texts are written
 */
export function scalarText(value: unknown, isInBrackets: boolean, like?: unknown, ifChosen = false): string {
  if (value === null || value === undefined) return isInBrackets ? 'null' : '';
  const options = {
    defaultStringType: typeof value === 'string' ? quotesFor(value, like, ifChosen) : 'PLAIN',
    lineWidth: 0,
    blockQuote: false,
    doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
  } as const;
  if (!isInBrackets) return stringify(value, options).trimEnd();
  const list = stringify([value], { ...options, collectionStyle: 'flow', flowCollectionPadding: false });
  return list.trimEnd().slice(1, -1);
}

function quotesFor(value: string, like: unknown, ifChosen: boolean) {
  if (/[\r\n]/.test(value) || DIALLED.test(value)) return 'QUOTE_DOUBLE';
  if (!isScalar(like) || typeof like.value !== 'string') return 'PLAIN';
  if (like.type !== 'QUOTE_DOUBLE' && like.type !== 'QUOTE_SINGLE') return 'PLAIN';
  return ifChosen && /^["']/.test(scalarText(like.value, false)) ? 'PLAIN' : like.type;
}

/** Characters after which folded texts go on in the next line. */
const FOLDED_WIDTH = 80;

/**
 * The lines of a text that is written over several lines, after `|` or `>`, if the old one was. The first has no indentation.
 * @param written the text of the old one
 */
export function blockText(value: unknown, old: Node | undefined, written: string): readonly string[] | undefined {
  if (typeof value !== 'string' || !isScalar(old) || (old.type !== 'BLOCK_LITERAL' && old.type !== 'BLOCK_FOLDED'))
    return undefined;
  const first = written.split(/\r?\n/).find((line, i) => i > 0 && !isBlank(line));
  if (!first) return undefined;
  const scalar = new Scalar(value);
  scalar.type = old.type;
  const rendered = new Document({ value: scalar }).toString({ indent: indentOf(first), lineWidth: FOLDED_WIDTH });
  const [header = '', ...lines] = rendered
    .replace(/^value: /, '')
    .trimEnd()
    .split('\n');
  // A number would say how much more than its key the text is indented.
  if (!/^[|>][+-]?$/.test(header) || lines.length === 0) return undefined;
  return [header + headerComment(written), ...lines];
}

/** The comment beside `|` or `>`, with the space before it. */
export const headerComment = (written: string): string => /^[|>]\S*(\s+#[^\r\n]*)/.exec(written)?.[1] ?? '';
