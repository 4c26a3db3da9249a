import { type Document, type ParsedNode, parseDocument, YAMLParseError } from 'yaml';
import { doubledKeys } from './doubledKeys.ts';
import type { Excess } from './fileLimits.ts';
import { excessOf, tooDeep } from './yamlLimits.ts';

/** A YAML file as parsed. Its document is empty where the file holds more than a file of ours may. */
export type ParsedYaml = Readonly<{ document: Document.Parsed<ParsedNode>; excess: Excess | undefined }>;

/** Parses a text of any size and depth; what is wrong with it is in the document's `errors`, in the order of the text. */
export function parseYaml(text: string): ParsedYaml {
  const excess = excessOf(text);
  if (excess) return { document: parse(''), excess };
  const document = parse(text);
  const exhausted = document.errors.find(({ code }) => code === 'RESOURCE_EXHAUSTION');
  const depth = tooDeep(document.contents, exhausted?.pos[0]);
  if (depth) return { document: parse(''), excess: depth };
  addDoubledKeys(document);
  return { document, excess: undefined };
}

const parse = (text: string) =>
  parseDocument(text, { prettyErrors: false, stringKeys: true, uniqueKeys: false, logLevel: 'error' });

function addDoubledKeys(document: Document): void {
  const complaints = doubledKeys(document)
    .flat()
    .map(({ range }) => new YAMLParseError([range[0], range[1]], 'DUPLICATE_KEY', 'Map keys must be unique'));
  if (complaints.length === 0) return;
  document.errors = [...document.errors, ...complaints].sort((one, other) => one.pos[0] - other.pos[0]);
}
