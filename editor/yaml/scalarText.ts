/** How a single value is written. */
import { Document, isScalar, type Node, Scalar, stringify } from 'yaml';
import { indentOf } from './lines.ts';

type Quotes = 'PLAIN' | 'QUOTE_DOUBLE' | 'QUOTE_SINGLE';

/** Digits that are no number: in quotes, as everywhere in the files. */
const DIALLED = /^\+?\d+$/;

/** A text, number or flag on one line, in quotes only where it needs them. Nothing is an empty string outside brackets. */
export function scalarText(value: unknown, isInBrackets: boolean, like?: Node): string {
  if (value === null || value === undefined) return isInBrackets ? 'null' : '';
  const quotes = typeof value === 'string' ? quotesFor(value, like) : 'PLAIN';
  const options = {
    defaultStringType: quotes,
    lineWidth: 0,
    blockQuote: false,
    doubleQuotedMinMultiLineLength: Number.POSITIVE_INFINITY,
  } as const;
  if (!isInBrackets) return stringify(value, options).trimEnd();
  const list = stringify([value], { ...options, collectionStyle: 'flow', flowCollectionPadding: false });
  return list.trimEnd().slice(1, -1);
}

function quotesFor(value: string, like: Node | undefined): Quotes {
  if (/[\r\n]/.test(value) || DIALLED.test(value)) return 'QUOTE_DOUBLE';
  if (!isScalar(like) || typeof like.value !== 'string') return 'PLAIN';
  return like.type === 'QUOTE_DOUBLE' || like.type === 'QUOTE_SINGLE' ? like.type : 'PLAIN';
}

function hasChosenQuotes(node: Node): boolean {
  if (!isScalar(node) || typeof node.value !== 'string') return false;
  const isQuoted = node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE';
  return isQuoted && /^[^"']/.test(scalarText(node.value, false));
}

/** A text with quotes that it does not need, which shows how new ones are written; undefined for any other node. */
export const chosenQuotes = (node: Node | undefined): Node | undefined =>
  node && hasChosenQuotes(node) ? node : undefined;

/** Characters after which folded texts go on in the next line. */
const FOLDED_WIDTH = 80;

/**
 * The lines of a text that is written over several lines, after `|` or `>`, if the old one was. The first has no indentation.
 * @param text the file of the old one
 */
export function blockText(value: unknown, old: Node | undefined, text: string): readonly string[] | undefined {
  if (typeof value !== 'string' || !isScalar(old) || !old.range) return undefined;
  if (old.type !== 'BLOCK_LITERAL' && old.type !== 'BLOCK_FOLDED') return undefined;
  const [start, end] = old.range;
  const [header = '', ...oldLines] = text.slice(start, end).split(/\r?\n/);
  const first = oldLines.find((line) => line.trim() !== '');
  if (!first) return undefined;
  const scalar = new Scalar(value);
  scalar.type = old.type;
  const written = new Document({ value: scalar }).toString({ indent: indentOf(first), lineWidth: FOLDED_WIDTH });
  const [newHeader = '', ...lines] = written
    .replace(/^value: /, '')
    .trimEnd()
    .split('\n');
  // A number would say how much more than its key the text is indented.
  if (!/^[|>][+-]?$/.test(newHeader) || lines.length === 0) return undefined;
  return [newHeader + headerComment(header), ...lines];
}

/** The comment beside `|` or `>`, with the space before it. */
export const headerComment = (written: string): string => /^[|>]\S*(\s+#[^\r\n]*)/.exec(written)?.[1] ?? '';
