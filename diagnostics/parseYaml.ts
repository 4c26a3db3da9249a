import { type Document, isCollection, isMap, type Node, type ParsedNode, parseDocument, YAMLParseError } from 'yaml';
import { doubledKeys } from './doubledKeys.ts';
import { excessOf, MAX_LEVELS } from './fileLimits.ts';
import type { Mistake } from './sentences.ts';

/** A parsed YAML file. The document is empty if the file exceeds a limit. */
type ParsedYaml = Readonly<{ document: Document.Parsed<ParsedNode>; excess: Mistake | undefined }>;

/**
 * Parses a text of any size and depth; the document's `errors` are in text order.
 * @param keepSourceTokens whether its nodes know the tokens that they were made of, for whoever edits the text
 */
export function parseYaml(text: string, keepSourceTokens = false): ParsedYaml {
  const excess = excessOf(text);
  if (excess) return { document: parse(''), excess };
  const document = parseUnlessDeep(text, keepSourceTokens);
  const exhausted = document?.errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION')?.pos[0];
  const deep = document ? (exhausted ?? tooDeep(document.contents)) : 0;
  if (!document || deep !== undefined)
    return { document: parse(''), excess: { at: deep ?? 0, sentence: ['deepFacts', { most: MAX_LEVELS }] } };
  const duplicates = doubledKeys(document)
    .flat()
    .map(({ range }) => new YAMLParseError([range[0], range[1]], 'DUPLICATE_KEY', 'Map keys must be unique'));
  if (duplicates.length > 0)
    document.errors = [...document.errors, ...duplicates].sort((one, other) => one.pos[0] - other.pos[0]);
  return { document, excess: undefined };
}

/** Undefined where the parser overflows the stack. */
function parseUnlessDeep(text: string, keepSourceTokens: boolean) {
  try {
    return parse(text, keepSourceTokens);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Where groups and lists exceed the allowed depth, if they do. Not recursive. */
function tooDeep(contents: Node | null): number | undefined {
  let level = [contents].filter(isCollection);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_LEVELS) return level[0]?.range?.[0] ?? 0;
    level = level
      .flatMap((node) => (isMap(node) ? node.items.flatMap(({ key, value }) => [key, value]) : node.items))
      .filter(isCollection);
  }
  return undefined;
}

function parse(text: string, keepSourceTokens = false) {
  const { stackTraceLimit } = Error;
  // There may be thousands of errors. Nobody reads their stacks, and to note them takes a third of the time.
  Error.stackTraceLimit = 0;
  try {
    return parseDocument(text, {
      prettyErrors: false,
      stringKeys: true,
      uniqueKeys: false,
      logLevel: 'error',
      keepSourceTokens,
    });
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
