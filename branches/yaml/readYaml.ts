import type { Document, ParsedNode } from 'yaml';
import { parseYaml } from '../../diagnostics/parseYaml.ts';
import { sentenceOf } from '../../diagnostics/sentences.ts';

/** A text that is no YAML, or says a key twice. */
export class UnreadableYaml extends Error {
  override name = 'UnreadableYaml';
}

/** A YAML text, its document with the tokens that it was made of, and the value that it says. */
export type YamlText = Readonly<{
  /** The byte order mark, if there is one; the rest is without it. */
  mark: string;
  text: string;
  document: Document.Parsed<ParsedNode>;
  value: unknown;
}>;

/** @throws UnreadableYaml */
export function readYaml(written: string): YamlText {
  const mark = written.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = written.slice(mark.length);
  const { document, excess } = parseYaml(text, true);
  if (excess) throw new UnreadableYaml(sentenceOf(...excess.sentence));
  const [error] = document.errors;
  if (error) throw new UnreadableYaml(error.message);
  try {
    return { mark, text, document, value: document.toJS() };
  } catch (cause) {
    throw new UnreadableYaml('Its aliases lead nowhere, or to too much.', { cause });
  }
}
