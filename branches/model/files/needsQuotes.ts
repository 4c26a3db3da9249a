/** Texts that mean something else without quotes: with `: ` or ` #` in them, or with `&` or `*` at their start. */
import { isAlias, isScalar, type Node, visit } from 'yaml';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { issuesOf } from './explainIssues.ts';
import { schemaAt } from './schemaAt.ts';
import { schemaOf } from './schemaOf.ts';
import { example, inline } from './suggestion.ts';

/** Characters: nobody retypes a longer text. */
const LONGEST = 200;

/** A key with its value up to a comment, after spaces and dashes. */
const ENTRY = /^(\s*(?:- )*)([\w-]+):\s+(.*?)(?:\s+#\s.*)?$/;

const PUT_IN_QUOTES = ' Put the whole text in quotes.';

/** What to type in a line whose text has a special character: the text in quotes, or what is expected there. */
export function inQuotes(source: YamlSource, offset: number): string {
  const line = source.lineAt(offset);
  const [, indent = '', key = '', value = ''] = line.length > LONGEST ? [] : (ENTRY.exec(line) ?? []);
  const text = value.replace(/^(["'])(.*)\1$/, '$2').replace(/^“(.*)”$/, '$1');
  const path = source.pathAt(source.startOfLine(offset) + indent.length);
  const schema = path.at(-1) === key ? schemaAt(schemaOf(source), path) : undefined;
  if (text === '' || !schema) return PUT_IN_QUOTES;
  const [issue] = issuesOf(schema, text);
  if (issue) return ` Expected ${issue.message}.${example(schema, path)}`;
  return `${PUT_IN_QUOTES} Type: ${key}: ${text.includes('"') ? inline(text) : JSON.stringify(text)}`;
}

/** The first text that YAML silently cuts off or replaces. */
export function lostText(source: YamlSource): Problem | undefined {
  let problem: Problem | undefined;
  visit(source.document, {
    Node(_key, node) {
      const isReplaced = isAlias(node) || ('anchor' in node && node.anchor);
      const [offset] = node.range ?? [];
      if (isReplaced && offset !== undefined)
        problem = source.problem(offset, 'symbol', { advice: inQuotes(source, offset) });
      else problem = cutOff(source, node);
      return problem && visit.BREAK;
    },
  });
  return problem;
}

function cutOff(source: YamlSource, node: Node): Problem | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string' || !node.range) return undefined;
  const [start, end] = node.range;
  const cut = /^[ \t]+(#\S.*)/.exec(source.text.slice(end))?.[1]?.trim();
  if (cut === undefined) return undefined;
  const schema = schemaAt(schemaOf(source), source.pathAt(start));
  const whole = `${node.value} ${cut}`;
  // The end of brackets would be in the text, too.
  const isKnown = schema && whole.length <= LONGEST && !/[\]}]$/.test(cut);
  const typed = isKnown && issuesOf(schema, whole).length === 0 ? `: ${inline(whole)}` : '';
  const shown = cut.length > LONGEST ? `${cut.slice(0, LONGEST)}…` : cut;
  return source.problem(end + 1, 'textEndsAtNote', { cut: shown, typed });
}
