/** Detects special spaces and invisible characters where YAML needs a space. Text copied from web pages or word processors has them. */
import { visit } from 'yaml';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import { codePoint } from '../../../diagnostics/invisibleCharacter.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';

const ODD = '[\\u00a0\\u1680\\u2000-\\u200b\\u202f\\u205f\\u2060\\u3000\\ufeff]';
const START = '^[ \\t]*(?:-[ \\t]+)*';
/** Before a key, after its dash, inside it, after its colon, and before a comment; never inside a text. */
const POSITIONS = [
  `${START}-?`,
  `${START}[\\w-]+(?=${ODD}[\\w-]*[ \\t]*:)`,
  `${START}[\\w-]+:[ \\t]*`,
  `["'\\]}][ \\t]*`,
];
const IN_FRONT = new RegExp(`(?:${POSITIONS.slice(0, 3).join('|')})(${ODD})`, 'dgm');
const BEFORE_NOTE = new RegExp(`${POSITIONS[3]}(${ODD})${ODD}*[ \\t]*#`, 'dgm');

type Range = readonly [from: number, to: number];

/** The first such character of a file, with the number of further ones. */
export function oddSpaces(source: YamlSource): Problem | undefined {
  const found = [...source.text.matchAll(IN_FRONT), ...source.text.matchAll(BEFORE_NOTE)].flatMap((match) => {
    const [start] = match.indices?.[1] ?? [];
    return start ? [{ start, character: match[1] ?? '' }] : [];
  });
  if (found.length === 0) return undefined;
  const [first, ...others] = outside(
    longTexts(source),
    found.sort((one, other) => one.start - other.start),
  );
  if (!first) return undefined;
  const more =
    others.length === 0 ? '' : ` The same in ${others.length} more ${others.length === 1 ? 'line' : 'lines'}.`;
  return source.problem(first.start, wording(first.character) + more);
}

function wording(character: string): string {
  if (/[\u200b\u2060\ufeff]/.test(character))
    return `found an invisible character (${codePoint(character)}). Delete it.`;
  const name = character === '\u00a0' ? 'a no-break space' : 'a special space';
  return `found ${name} (${codePoint(character)}), which only looks like a space. Delete it and type a space.`;
}

/** The matches outside all ranges. Both lists are sorted by position. */
function outside<T extends Readonly<{ start: number }>>(ranges: readonly Range[], matches: readonly T[]): readonly T[] {
  let next = 0;
  return matches.filter(({ start }) => {
    while ((ranges[next]?.[1] ?? Number.POSITIVE_INFINITY) <= start) next += 1;
    return start <= (ranges[next]?.[0] ?? Number.POSITIVE_INFINITY);
  });
}

/** The ranges of quoted and block texts, whose lines may begin with any character. */
function longTexts(source: YamlSource): readonly Range[] {
  const ranges: Range[] = [];
  visit(source.document, {
    Scalar(_key, node) {
      if (node.range && node.type !== 'PLAIN') ranges.push([node.range[0], node.range[1]]);
    },
  });
  return ranges;
}
