import type { YamlSource } from '../../diagnostics/yamlSource.ts';
import { CLAIMS, DENIALS } from './claims.ts';
import type { Finding } from './finding.ts';

/**
 * Finds advertising claims in a file of texts.
 * @param source a branch file or words file
 * @param isText whether a line holds a text that pages show
 */
export function advertisingHints(
  source: Pick<YamlSource, 'path' | 'text'>,
  isText: (line: string) => boolean,
): Finding[] {
  return source.text.split('\n').flatMap((text, i) =>
    isText(text)
      ? claimsIn(readable(text)).map(({ column, message }) => ({
          group: 'wording',
          file: source.path,
          line: i + 1,
          column,
          message,
        }))
      : [],
  );
}

/** A line without its key, tags and placeholders; spaces keep the columns. */
const readable = (line: string) =>
  line.replace(/^\s*(?:- )?(?:"[^"]*"|\w+):|<[^>]*>|\{\{[^}]*\}\}/g, (part) => ' '.repeat(part.length));

/** The claims of a line, each once. */
function claimsIn(text: string): readonly Pick<Required<Finding>, 'column' | 'message'>[] {
  return CLAIMS.flatMap(({ words, why, isFact }) => {
    const matches = Object.values(words).flatMap((pattern) => [...text.matchAll(pattern)]);
    const claims = matches.filter(({ 0: found, index }) => isFact || !isDenied(text, index, index + found.length));
    const first = new Map(claims.toReversed().map((claim) => [claim[0].toLowerCase(), claim]));
    return [...first.values()].map(({ 0: claim, index }) => ({
      column: index + 1,
      message: `"${claim}" ${why}: have it checked against the dental council's code`,
    }));
  });
}

const isDenied = (text: string, start: number, end: number) =>
  DENIALS.before.test(text.slice(0, start)) || DENIALS.after.test(text.slice(end));
