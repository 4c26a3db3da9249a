import { type Document, type ParsedNode, parseDocument, YAMLParseError } from 'yaml';
import { doubledKeys } from './doubledKeys.ts';
import type { Mistake } from './sentences.ts';
import { excessOf, tooDeep } from './yamlLimits.ts';

/** A parsed YAML file. The document is empty if the file exceeds a limit. */
type ParsedYaml = Readonly<{ document: Document.Parsed<ParsedNode>; excess: Mistake | undefined }>;

/**
 * Parses a text of any size and depth; the document's `errors` are in text order.
 * @param keepSourceTokens whether its nodes know the tokens that they were made of, for whoever edits the text
 */
export function parseYaml(text: string, keepSourceTokens = false): ParsedYaml {
  const excess = excessOf(text);
  if (excess) return { document: parse(''), excess };
  const document = parse(text, keepSourceTokens);
  const exhausted = document.errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
  const depth = tooDeep(document.contents, exhausted?.pos[0]);
  if (depth) return { document: parse(''), excess: depth };
  const duplicates = doubledKeys(document)
    .flat()
    .map(({ range }) => new YAMLParseError([range[0], range[1]], 'DUPLICATE_KEY', 'Map keys must be unique'));
  if (duplicates.length > 0)
    document.errors = [...document.errors, ...duplicates].sort((one, other) => one.pos[0] - other.pos[0]);
  return { document, excess: undefined };
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
