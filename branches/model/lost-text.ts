/** Valid YAML that would lose what was typed: text after ` #`, text that starts with `&` or `*`. */
import { isAlias, isScalar, type Node, visit } from 'yaml';
import type { Problem } from './input-errors.ts';
import type { Source } from './source.ts';
import { inline } from './suggestion.ts';

/** What to do about marks such as `@ & * ! %`. */
export const QUOTES = 'a mark in this text has a special meaning here. Put the whole text in quotes.';

/** Texts that YAML cuts off or replaces without a complaint; `remedy` tells what to type in the line at an offset. */
export function lostText(source: Source, remedy: (offset: number) => string): readonly Problem[] {
  const problems: Problem[] = [];
  visit(source.document, {
    Node(_key, node) {
      const problem = replaced(source, node, remedy) ?? cutOff(source, node);
      if (problem) problems.push(problem);
    },
  });
  return problems;
}

function replaced(source: Source, node: Node, remedy: (offset: number) => string): Problem | undefined {
  const isReplaced = isAlias(node) || ('anchor' in node && node.anchor);
  if (!isReplaced || !node.range) return undefined;
  const [offset] = node.range;
  return source.problem(offset, QUOTES + remedy(offset));
}

function cutOff(source: Source, node: Node): Problem | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string' || !node.range) return undefined;
  const rest = source.text.slice(node.range[1]);
  const cut = /^[ \t]+(#\S.*)/.exec(rest)?.[1]?.trim();
  if (cut === undefined) return undefined;
  const message = `the text ends before "${cut}", because a space and # start a note.`;
  const whole = `Put the whole text in quotes: ${inline(`${node.value} ${cut}`)}`;
  return source.problem(node.range[1] + 1, `${message} ${whole} (or, if it is a note, type a space after #).`);
}
