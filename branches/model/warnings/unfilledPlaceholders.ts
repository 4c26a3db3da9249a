/** Placeholders and samples that must be replaced before a site goes live. */
import { isMap, isScalar, visit, type YAMLMap } from 'yaml';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { PLACEHOLDER_NUMBER } from '../phone.ts';

/** Sample texts by language code. Other languages use "Sample text". */
export const SAMPLE_TEXTS: Readonly<Record<string, string>> = { ta: 'மாதிரி உரை' };

const PLACEHOLDERS: readonly Readonly<{ pattern: RegExp; message: (text: string) => string }>[] = [
  { pattern: PLACEHOLDER_NUMBER, message: (text) => `${text} is a placeholder: type the real phone number` },
  { pattern: /@[\w.-]+\.example$/i, message: (text) => `${text} is a placeholder: type the real e-mail address` },
  {
    pattern: /^https:\/\/[^/?#]+\.example(?![\w.-])/i,
    message: (text) => `${text} is a placeholder: type the real address`,
  },
  { pattern: /^[a-z_]*0{8,}$/i, message: (text) => `${text} is a placeholder: type the id from the payment provider` },
  { pattern: /\bsample\b/i, message: (text) => `"${text}" contains the word Sample: type the real text` },
  {
    pattern: new RegExp(`^(?:${Object.values(SAMPLE_TEXTS).join('|')})$`),
    message: (text) => `"${text}" is a sample: type the real text, or delete the line to show the English one`,
  },
];

const MARKED_FIGURES = 'these figures are placeholders: type the real ones, and delete the comment "# placeholder"';

/** Whether the comment after figures says that they are placeholders: they do not show it themselves. */
const isMarked = ({ comment }: YAMLMap) => /^ *placeholder\b/.test(comment ?? '');

/** The placeholders of a file in file order; an entry marked as a sample is reported once, as a whole. */
export function findPlaceholders(source: YamlSource): readonly Problem[] {
  const findings: Problem[] = [];
  const add = (offset: number | undefined, message: string) => {
    if (offset !== undefined) findings.push(source.problem(offset, message));
  };
  visit(source.document, {
    Map(_key, node) {
      if (isMarked(node)) {
        add(node.range?.[0], MARKED_FIGURES);
        return visit.SKIP;
      }
      const mark = node.items.find((pair) => isScalar(pair.key) && pair.key.value === 'sample');
      if (!mark || node.get('sample') !== true) return undefined;
      const name = node.get('name') ?? node.get('title');
      const shown = isMap(name) ? name.get('en') : name;
      add(node.range?.[0], `"${String(shown)}" is a sample: type real content and delete "sample: true"`);
      return visit.SKIP;
    },
    Scalar(key, node) {
      const text = typeof node.value === 'string' && key !== 'key' ? node.value.trim() : '';
      const found = PLACEHOLDERS.find(({ pattern }) => pattern.test(text));
      if (found) add(node.range?.[0], found.message(text));
    },
  });
  return findings;
}
