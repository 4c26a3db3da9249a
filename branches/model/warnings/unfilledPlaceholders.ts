/** Placeholders and samples that must be replaced before a site goes live. */
import { isMap, isScalar, type Node, visit, type YAMLMap } from 'yaml';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { PLACEHOLDER_NUMBER } from '../phone.ts';

/** The values that give themselves away, and what to type instead. */
const PLACEHOLDERS: readonly (readonly [pattern: RegExp, message: string])[] = [
  [PLACEHOLDER_NUMBER, '$& is a placeholder: type the real phone number'],
  [/^.*@[\w.-]+\.example$/i, '$& is a placeholder: type the real e-mail address'],
  [/^https:\/\/[^/?#]+\.example(?![\w.-]).*/i, '$& is a placeholder: type the real address'],
  [/^[a-z_]*0{8,}$/i, '$& is a placeholder: type the id from the payment provider'],
  [/^.*\bsample\b.*$/is, '"$&" contains the word Sample: type the real text'],
  [/^மாதிரி உரை$/, '"$&" is a sample: type the real text, or delete the line to show the English one'],
];

const MARKED_FIGURES = 'these figures are placeholders: type the real ones, and delete the comment "# placeholder"';

/** Whether the comment after figures says that they are placeholders: they do not show it themselves. */
const isMarked = ({ comment }: YAMLMap) => /^ *placeholder\b/.test(comment ?? '');

/** The placeholders of a file in file order; an entry marked as a sample is reported once, as a whole. */
export const findPlaceholders = (source: YamlSource): readonly Problem[] => find(source, true);

/** Those that it would have if no entry were marked. */
export const findWithoutMarks = (source: YamlSource): readonly Problem[] => find(source, false);

function find(source: YamlSource, areMarksRead: boolean): readonly Problem[] {
  const findings: Problem[] = [];
  const add = ({ range }: Node, text: string) => {
    if (range) findings.push(source.problem(range[0], 'remark', { text }));
  };
  visit(source.document, {
    // No visitor sees it, and it stays when what it names becomes real.
    Pair: (_key, { key }) => (isScalar(key) && key.value === 'id' ? visit.SKIP : undefined),
    Map(_key, node) {
      if (isMarked(node)) {
        add(node, MARKED_FIGURES);
        return visit.SKIP;
      }
      const mark = node.items.find((pair) => isScalar(pair.key) && pair.key.value === 'sample');
      if (!areMarksRead || !mark || node.get('sample') !== true) return undefined;
      const name = node.get('name') ?? node.get('title');
      const shown = isMap(name) ? name.get('en') : name;
      add(node, `"${String(shown)}" is a sample: type real content and delete "sample: true"`);
      return visit.SKIP;
    },
    Scalar(key, node) {
      const text = typeof node.value === 'string' && key !== 'key' ? node.value.trim() : '';
      const [pattern, message] = PLACEHOLDERS.find(([each]) => each.test(text)) ?? [];
      if (pattern) add(node, text.replace(pattern, message ?? ''));
    },
  });
  return findings;
}
