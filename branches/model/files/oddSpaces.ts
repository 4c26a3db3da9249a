/** Detects special spaces and invisible characters where YAML needs a space. Text copied from web pages or word processors has them. */
import { visit } from 'yaml';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import { codePoint } from '../../../diagnostics/invisibleCharacter.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';

const ODD = '[\\u00a0\\u1680\\u2000-\\u200b\\u202f\\u205f\\u2060\\u3000\\ufeff]';
const START = '^[ \\t]*(?:-[ \\t]+)*';
/** Before a key, after its dash or its colon, inside it, and before a comment. */
const PLACES = new RegExp(
  [
    `${ODD}(?<=${START}(?:-?|[\\w-]+:[ \\t]*)${ODD})`,
    `${ODD}(?=[\\w-]*[ \\t]*:)(?<=${START}[\\w-]+${ODD})`,
    `${ODD}(?=${ODD}*[ \\t]*#)(?<=["'\\]}][ \\t]*${ODD})`,
  ].join('|'),
  'gm',
);

/** The first such character of a file, with the number of further ones. */
export function oddSpaces(source: YamlSource): Problem | undefined {
  // Not a byte order mark.
  const [first, ...others] = withoutTexts(source)
    .replace(/^\ufeff/, ' ')
    .matchAll(PLACES);
  if (!first) return undefined;
  const [character] = first;
  const values = { codePoint: codePoint(character), others: others.length };
  if (/[\u200b\u2060\ufeff]/.test(character)) return source.problem(first.index, 'invisibleCharacter', values);
  return source.problem(first.index, character === '\u00a0' ? 'noBreakSpace' : 'specialSpace', values);
}

/** The text with an x in place of each character in quoted and block texts, whose lines may begin with any. */
function withoutTexts({ document, text }: YamlSource): string {
  const parts: string[] = [];
  let end = 0;
  visit(document, {
    Scalar(_key, { range, type }) {
      if (!range || type === 'PLAIN' || range[1] - range[0] < 2) return;
      parts.push(text.slice(end, range[0] + 1), 'x'.repeat(range[1] - range[0] - 2));
      end = range[1] - 1;
    },
  });
  return parts.join('') + text.slice(end);
}
