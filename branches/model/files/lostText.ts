/** Valid YAML that loses what was typed: text after ` #`, text that starts with `&` or `*`. */
import { isAlias, isScalar, type Node, visit } from 'yaml';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { inline } from './suggestion.ts';

/** For characters such as `@ & * ! %`. */
export const QUOTES = 'a symbol in this text has a special meaning here.';

/** Characters: how much of the text is shown, and how much a person would retype. */
const LONGEST = 200;

/** Creates the remedy for the line at an offset. */
type Remedy = (source: YamlSource, offset: number) => Problem['remedy'];

/** Texts that YAML silently cuts off or replaces. */
export function lostText(source: YamlSource, remedy: Remedy): readonly Problem[] {
  const problems: Problem[] = [];
  visit(source.document, {
    Node(_key, node) {
      const problem = replaced(source, node, remedy) ?? cutOff(source, node);
      if (problem) problems.push(problem);
    },
  });
  return problems;
}

function replaced(source: YamlSource, node: Node, remedy: Remedy): Problem | undefined {
  const isReplaced = isAlias(node) || ('anchor' in node && node.anchor);
  if (!isReplaced || !node.range) return undefined;
  const [offset] = node.range;
  return source.problem(offset, QUOTES, remedy(source, offset));
}

function cutOff(source: YamlSource, node: Node): Problem | undefined {
  if (!isScalar(node) || node.type !== 'PLAIN' || typeof node.value !== 'string' || !node.range) return undefined;
  const rest = source.text.slice(node.range[1]);
  const cut = /^[ \t]+(#\S.*)/.exec(rest)?.[1]?.trim();
  if (cut === undefined) return undefined;
  const [start, end] = node.range;
  const whole = inline(`${node.value} ${cut}`);
  const edit = { start, end: end + rest.indexOf(cut) + cut.length, text: whole };
  const shown = cut.length > LONGEST ? `${cut.slice(0, LONGEST)}…` : cut;
  const message = `the text ends before "${shown}", because a space and # start a note.`;
  return source.problem(end + 1, message, (takes) => {
    const isWhole = whole.length <= LONGEST && takes(source, edit);
    return ` Put the whole text in quotes${isWhole ? `: ${whole}` : ''} (or, if it is a note, type a space after #).`;
  });
}
