/** Turns the issues of a schema into messages with a position. */
import { isMap, isScalar } from 'yaml';
import { z } from 'zod';
import { didYouMean } from '../../../diagnostics/didYouMean.ts';
import { shortened } from '../../../diagnostics/excerpt.ts';
import { readExpectation } from '../../../diagnostics/expectations.ts';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { Sentence } from '../../../diagnostics/sentences.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { issuesOf } from './issuesOf.ts';
import { isMissing, type Located, label } from './nestingMistakes.ts';
import { keysOf, schemaAt } from './schemaAt.ts';
import { type Accepts, example, repair } from './suggestion.ts';

/** Of a comma in an amount in brackets, YAML makes the start of a further key, such as 000. */
export const isCutOffAmount = (key: string): boolean => /^\d{2,3}$/.test(key);

/** One problem per issue; a mistyped key is not also reported as missing. */
export function explainIssues(source: YamlSource, schema: z.ZodType, located: readonly Located[], accepts: Accepts) {
  const unknown = located.flatMap((found) => unknownKeys(source, schema, found, accepts));
  const mistyped = new Set(unknown.map(({ meant }) => meant?.join('.')));
  const wrong = located
    .filter(({ issue, path }) => issue.code !== 'unrecognized_keys' && !mistyped.has(path.join('.')))
    .map((found) => wrongValue(source, schema, found, accepts));
  return [...unknown.map(({ problem }) => problem), ...wrong];
}

function unknownKeys(source: YamlSource, schema: z.ZodType, { issue, path }: Located, accepts: Accepts) {
  const group = schemaAt(schema, path);
  if (issue.code !== 'unrecognized_keys' || !group) return [];
  const isUnion = group instanceof z.ZodUnion;
  const guessed = new Set<string>();
  return issue.keys.map((key) => {
    const isTaken = schemaAt(group, [key]) !== undefined;
    // A group of texts takes other keys than its own: codes of languages.
    const rule = isTaken && !isUnion ? ` ${issue.message}` : '';
    const known = rule ? ['en', 'ta'] : keysOf(group);
    const absent = known.filter((name) => source.keyOffsetOf([...path, name]) === undefined);
    const guess = didYouMean(key, absent);
    // In a union, not all keys can be combined. If two keys have the same guess, it applies only to the first.
    const fits = guess && !guessed.has(guess) && (!isUnion || accepts(path, renamed(source, path, key, guess)));
    if (fits) guessed.add(guess);
    const keyPath = [...path, key];
    const named = label(keyPath);
    const sentence = (): Sentence => {
      if (isCutOffAmount(key)) return ['amountComma'];
      if (fits) return ['mistypedKey', { key: named, rule, meant: guess }];
      if (!isTaken || !isUnion) return ['unknownKey', { key: named, rule, known: known.join(', ') }];
      return [
        'excludedKey',
        { key: named, expected: readExpectation(String(issuesOf(group, undefined)[0]?.message)).text },
      ];
    };
    return { problem: source.problemAtKey(keyPath, ...sentence()), meant: fits ? [...path, guess] : undefined };
  });
}

function renamed(source: YamlSource, group: Path, from: string, to: string): unknown {
  const value: object = source.nodeAt(group)?.toJSON() ?? {};
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key === from ? to : key, entry]));
}

function wrongValue(source: YamlSource, schema: z.ZodType, { issue, path }: Located, accepts: Accepts): Problem {
  const expected = schemaAt(schema, path);
  const { text, name, values } = readExpectation(issue.message);
  if (isMissing(source, path)) {
    const advice = expected ? example(expected, path) : '';
    return source.problemAt(path, 'missingKey', { key: label(path), advice });
  }
  // Quotes alone would make it right, or are part of what is expected.
  const isUnquoted =
    issue.code === 'invalid_type' &&
    issue.expected === 'string' &&
    (text.includes('quotes') || (expected && z.safeParse(expected, source.textAt(path)).success));
  const found = foundAt(source, path, isUnquoted ? ' without quotes' : '');
  const problem = (advice: string) =>
    source.problemAt(path, 'unexpectedValue', { key: label(path), found, expected: text, advice, name, values });
  if (!expected || (issue.code === 'custom' && isFineAlone(source, expected, path))) return problem('');
  if (expected instanceof z.ZodArray && isMap(source.nodeAt(path)))
    return problem(' Each entry starts with a dash and a space.');
  const repaired = repair(source, expected, path, accepts);
  if (!repaired) return problem(example(expected, path));
  return { ...problem(repaired.sentence), proposal: repaired.proposal };
}

/** Whether a value is valid on its own, so that the problem is in its siblings. */
function isFineAlone(source: YamlSource, schema: z.core.$ZodType, path: Path): boolean {
  const node = source.nodeAt(path);
  if (!node) return false;
  return z.safeParse(schema, node.toJSON()).success || (!isScalar(node) && source.rawText(node).includes('\n'));
}

/** @param unquoted what is added about a value that is no text */
function foundAt(source: YamlSource, path: Path, unquoted: string): string {
  const node = source.nodeAt(path);
  if (!node || (isScalar(node) && node.value === null)) return 'nothing';
  const typed = source.rawText(node);
  const isOther = isScalar(node) && typeof node.value !== 'string';
  if (typed.includes('\n')) return isScalar(node) ? 'text on several lines' : '';
  return `${shortened(typed)}${isOther ? unquoted : ''}`;
}
