/** Texts that mean something else without quotes: with `: ` or ` #` in them, or with `&`, `*` or `!` at their start. */
import { isAlias, isScalar, type Node, visit } from 'yaml';
import { readExpectation } from '../../../diagnostics/expectations.ts';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import { withoutInvisible } from '../../../diagnostics/invisibleCharacter.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { issuesOf } from './issuesOf.ts';
import { schemaAt } from './schemaAt.ts';
import { schemaOf } from './schemaOf.ts';
import { example, inline } from './suggestion.ts';

/** Characters: nobody retypes a longer text. */
const MAX_LINE_LENGTH = 200;

/** A key with its value up to a comment, after spaces and dashes. */
const ENTRY = /^(\s*(?:- )*)([\w-]+):\s+(.*?)(?:[ \t]+#[ \t].*)?$/;

const PUT_IN_QUOTES = ' Put the whole text in quotes.';

/** A note in a text, or what was meant to be part of it. */
const NOTE = /(?:^|[ \t])#(?:[ \t]|$)/;

/** A text without quotes around it, if they are clearly not part of it: not of `"Free" or "paid"`. */
const withoutQuotes = (text: string): string =>
  /^"([^"\\]*)"$|^'((?:[^']|(?<=\p{L})'(?=\p{L}))*)'$|^“([^“”]*)”$/u
    .exec(text)
    ?.slice(1)
    .find((inside) => inside !== undefined) ?? text;

/** What to type in a line whose text has a special character: the text in quotes, or what is expected there. */
export function inQuotes(source: YamlSource, offset: number): string {
  const line = source.lineAt(offset);
  const [, indent = '', key = '', value = ''] = line.length > MAX_LINE_LENGTH ? [] : (ENTRY.exec(line) ?? []);
  const text = withoutInvisible(withoutQuotes(value)).trim();
  const path = source.pathAt(source.startOfLine(offset) + indent.length);
  const schema = path.at(-1) === key ? schemaAt(schemaOf(source), path) : undefined;
  if (text === '' || !schema) return PUT_IN_QUOTES;
  const [issue] = issuesOf(schema, text);
  if (issue) return ` Expected ${readExpectation(issue.message).text}.${example(schema, path)}`;
  if (NOTE.test(line) || goesOn(source, offset)) return PUT_IN_QUOTES;
  return `${PUT_IN_QUOTES} Type: ${key}: ${text.includes('"') ? inline(text) : JSON.stringify(text)}`;
}

/** Whether the text of a line goes on in the next one, which is indented more than its key. */
function goesOn(source: YamlSource, offset: number): boolean {
  const [, start = '', key] = /^([ -]*)([\w-]+:\s)?/.exec(source.lineAt(offset)) ?? [];
  const [, next = ''] = /^[^\n]*\n(?:[ \t]*(?:#.*)?\r?\n)*([ ]*)\S/.exec(source.text.slice(offset)) ?? [];
  return next.length > start.length || (!key && next.length === start.length);
}

/** The first text that YAML silently cuts off or replaces. */
export function lostText(source: YamlSource): Problem | undefined {
  let problem: Problem | undefined;
  visit(source.document, {
    Node(_key, node) {
      const isReplaced = isAlias(node) || ('anchor' in node && node.anchor) || ('tag' in node && node.tag);
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
  if (!isScalar(node) || node.type !== 'PLAIN' || !node.range) return undefined;
  const [start, end] = node.range;
  const [rest = ''] = /^[ \t]+#\S.*/.exec(source.text.slice(end)) ?? [];
  if (rest === '') return undefined;
  const schema = schemaAt(schemaOf(source), source.pathAt(start));
  const isString = typeof node.value === 'string';
  const whole = withoutInvisible((isString ? node.value : source.rawText(node)) + rest).trim();
  const isText = schema !== undefined && issuesOf(schema, whole).length === 0;
  // Beside nothing, a figure or a flag, it is a note.
  if (!isString && !isText) return undefined;
  const cut = rest.trim();
  // The end of brackets would be in the text, too.
  const isSure =
    isText && whole.length <= MAX_LINE_LENGTH && !/[\]}]$/.test(cut) && !NOTE.test(cut) && !goesOn(source, end);
  const typed = isSure ? `: ${inline(whole)}` : '';
  const shown = cut.length > MAX_LINE_LENGTH ? `${cut.slice(0, MAX_LINE_LENGTH)}…` : cut;
  return source.problem(end + rest.indexOf('#'), 'textEndsAtNote', { cut: shown, typed });
}
