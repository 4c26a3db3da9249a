import type { Document, ParsedNode } from 'yaml';
import { parseYaml } from '../../diagnostics/parseYaml.ts';

/** A text that is no YAML, or says a key twice. */
export class UnreadableYaml extends Error {
  override name = 'UnreadableYaml';
}

/** A YAML text, its document with the tokens that it was made of, and the value that it says. */
export type YamlText = Readonly<{ text: string; document: Document.Parsed<ParsedNode>; value: unknown }>;

/** @throws UnreadableYaml */
export function readYaml(text: string): YamlText {
  const { document, excess } = parseYaml(text, true);
  if (excess) throw new UnreadableYaml(excess.message);
  const [error] = document.errors;
  if (error) throw new UnreadableYaml(error.message);
  try {
    return { text, document, value: document.toJS() };
  } catch (cause) {
    throw new UnreadableYaml('Its aliases lead nowhere, or to too much.', { cause });
  }
}
