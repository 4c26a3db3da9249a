import { isScalar } from 'yaml';
import { z } from 'zod';
import type { Problem, Takes } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { schemaAt } from './schemaAt.ts';
import { schemaOf } from './schemaOf.ts';
import { example, inline, repair } from './suggestion.ts';

/** Nobody retypes a longer line. */
const LONGEST_LINE = 500;

/** A key with its value up to a comment, after spaces and dashes. */
const ENTRY = /^(\s*(?:- )*)(([\w-]+):\s+(.*?))(?:\s+#\s.*)?$/;

const PUT_IN_QUOTES = ' Put the whole text in quotes.';

/** The remedy for a text with a character that is special in YAML: quotes, unless the quoted value would be invalid, too. */
export function inQuotes(source: YamlSource, offset: number): Problem['remedy'] {
  return (takes) => {
    const line = source.lineAt(offset);
    if (line.length > LONGEST_LINE) return PUT_IN_QUOTES;
    const [, indent = '', entry = '', key, value = ''] = ENTRY.exec(line) ?? [];
    const text = value.replace(/^(["'])(.*)\1$/, '$2');
    if (!key || !text) return PUT_IN_QUOTES;
    const start = source.startOfLine(offset) + indent.length;
    const quoted = `${key}: ${text.includes('"') ? inline(text) : JSON.stringify(text)}`;
    const edit = { start, end: start + entry.length, text: quoted };
    if (takes(source, edit)) return `${PUT_IN_QUOTES} Type: ${quoted}`;
    const typed: Takes = (_quoted, { text: other }) => takes(source, { ...edit, text: `${key}: ${other}` });
    return expectedAt(source.with(edit), start, typed) ?? PUT_IN_QUOTES;
  };
}

/** What is expected at an offset, if the quoted value there is invalid. */
function expectedAt(source: YamlSource, offset: number, takes: Takes): string | undefined {
  const path = source.pathAt(offset);
  const schema = schemaAt(schemaOf(source), path);
  const node = source.nodeAt(path);
  if (!schema || !isScalar(node)) return undefined;
  const [issue] = z.safeParse(schema, node.value).error?.issues ?? [];
  const remedy = repair(source, schema, path, takes)?.sentence ?? example(schema, path);
  return issue && ` Expected ${issue.message}.${remedy}`;
}
