/** Turns schema issues into messages with a position. */
import { isScalar } from 'yaml';
import { z } from 'zod';
import { didYouMean } from '../../../diagnostics/didYouMean.ts';
import { shortened } from '../../../diagnostics/excerpt.ts';
import type { Advice, Problem, Takes } from '../../../diagnostics/inputErrors.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { keysOf, schemaAt } from './schemaAt.ts';
import { example, repair } from './suggestion.ts';

type Issue = z.core.$ZodIssue;
type Located = Readonly<{ issue: Issue; path: Path }>;

/** The wording of "expected ..." for schemas without one of their own. */
export const defaultWording = ({ code, expected }: { code: string; expected?: unknown }) =>
  code === 'invalid_type' && expected === 'object' ? 'a group of keys' : undefined;

/** One problem per issue; a mistyped key is not also reported as missing. */
export function explainIssues(source: YamlSource, schema: z.ZodType, issues: readonly Issue[]): readonly Problem[] {
  const located = issues.flatMap((issue) => locate(issue, []));
  const unknown = located.flatMap((found) => unknownKeys(source, schema, found));
  const mistyped = new Set(unknown.map(({ meant }) => meant?.join('.')));
  const wrong = located
    .filter(({ issue, path }) => issue.code !== 'unrecognized_keys' && !mistyped.has(path.join('.')))
    .map((found) => wrongValue(source, schema, found));
  return [...unknown.map(({ problem }) => problem), ...wrong];
}

/** For a union, the issues of the option that was intended, if that is clear. */
function locate(issue: Issue, above: Path): readonly Located[] {
  const path = [...above, ...issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step))];
  if (issue.code !== 'invalid_union') return [{ issue, path }];
  const meant = issue.errors.filter((inner) => inner.length > 0 && inner.every((each) => each.path.length > 0));
  const [only] = meant;
  return meant.length === 1 && only ? only.flatMap((each) => locate(each, path)) : [{ issue, path }];
}

function unknownKeys(source: YamlSource, schema: z.ZodType, { issue, path }: Located) {
  const group = schemaAt(schema, path);
  if (issue.code !== 'unrecognized_keys' || !group) return [];
  const absent = keysOf(group).filter((name) => source.keyOffsetOf([...path, name]) === undefined);
  const guesses = issue.keys.map((key) => didYouMean(key, absent));
  return issue.keys.map((key, index) => {
    const guess = guesses[index];
    // If two keys have the same guess, it applies only to the first.
    const meant = guess && guesses.indexOf(guess) === index ? guess : undefined;
    const keyPath = [...path, key];
    const hint = (takes: Takes) =>
      unfit(source, group, path, key, issue.message, takes) ??
      (meant && isRightKey(source, group, keyPath, meant, takes)
        ? ` Did you mean ${meant}?`
        : ` Known keys: ${keysOf(group).join(', ')}.`);
    const offset = source.keyOffsetOf(keyPath) ?? source.offsetOf(path);
    const message = `${label(keyPath)} is not a known key.`;
    const problem = source.problem(offset, message, hint, keyPath);
    return { problem, meant: meant ? [...path, meant] : undefined };
  });
}

/** Whether a key fits in place of a mistyped one: in a union, not all keys can be combined. */
function isRightKey(source: YamlSource, group: z.core.$ZodType, path: Path, meant: string, takes: Takes): boolean {
  const start = source.keyOffsetOf(path);
  if (!(group instanceof z.ZodUnion) || start === undefined) return true;
  return takes(source, { start, end: start + String(path.at(-1)).length, text: meant });
}

/** Why a key that the group accepts does not fit here: an invalid language code, or two options of a union mixed. */
function unfit(
  source: YamlSource,
  group: z.core.$ZodType,
  path: Path,
  key: string,
  reason: string,
  takes: Takes,
): string | Advice | undefined {
  const isKnown = schemaAt(group, [key]) !== undefined;
  if (!(group instanceof z.ZodUnion)) return isKnown ? ` ${reason}` : undefined;
  const repaired = repair(source, group, path, takes);
  if (repaired || !isKnown) return repaired;
  return ` Expected ${z.safeParse(group, undefined).error?.issues[0]?.message}.`;
}

function wrongValue(source: YamlSource, schema: z.ZodType, { issue, path }: Located): Problem {
  const expected = schemaAt(schema, path);
  if (!source.nodeAt(path) && source.keyOffsetOf(path) === undefined) {
    return source.problemAt(path, `${label(path)} is missing.`, () => (expected ? example(expected, path) : ''));
  }
  const isUnquoted =
    issue.code === 'invalid_type' && issue.expected === 'string' && needsQuotes(source, expected, path, issue);
  const found = foundAt(source, path, isUnquoted);
  const message = `${path.length > 0 ? `${label(path)}: ` : ''}${found}expected ${issue.message}.`;
  if (!expected || (issue.code === 'custom' && isFineAlone(source, expected, path)))
    return source.problemAt(path, message);
  return source.problemAt(path, message, (takes) => repair(source, expected, path, takes) ?? example(expected, path));
}

/** Whether quotes alone would fix the value, or are part of what is expected. */
function needsQuotes(source: YamlSource, schema: z.core.$ZodType | undefined, path: Path, { message }: Issue): boolean {
  return message.includes('quotes') || (schema !== undefined && z.safeParse(schema, source.textAt(path)).success);
}

/** Whether a value is valid on its own, so that the problem is in its siblings. */
function isFineAlone(source: YamlSource, schema: z.core.$ZodType, path: Path): boolean {
  const node = source.nodeAt(path);
  if (!node) return false;
  return z.safeParse(schema, node.toJSON()).success || (!isScalar(node) && source.typed(node).includes('\n'));
}

function foundAt(source: YamlSource, path: Path, wantsText: boolean): string {
  const node = source.nodeAt(path);
  if (!node || (isScalar(node) && node.value === null)) return 'found nothing, ';
  const typed = source.typed(node);
  if (isScalar(node) && typeof node.value !== 'string' && wantsText)
    return `found ${shortened(typed)} without quotes, `;
  if (typed.includes('\n')) return isScalar(node) ? 'found text on several lines, ' : '';
  return `found ${shortened(typed)}, `;
}

const label = (path: Path) =>
  path
    .filter((step) => typeof step === 'string')
    .map(shortened)
    .join('.');
