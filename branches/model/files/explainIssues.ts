/** Turns schema issues into messages with a position. */
import { isMap, isScalar } from 'yaml';
import { z } from 'zod';
import { didYouMean } from '../../../diagnostics/didYouMean.ts';
import { shortened } from '../../../diagnostics/excerpt.ts';
import type { Problem } from '../../../diagnostics/inputErrors.ts';
import type { Path } from '../../../diagnostics/place.ts';
import type { YamlSource } from '../../../diagnostics/yamlSource.ts';
import { isMissing, type Located, label, misplaced, NOTHING } from './misplaced.ts';
import { keysOf, schemaAt, withoutBlanks } from './schemaAt.ts';
import { type Accepts, type Advice, example, repair } from './suggestion.ts';

type Issue = z.core.$ZodIssue;

/** Characters and problems: nobody typed a file with more, and each value proposed is tried with the rest of the file. */
const LONGEST_FILE = 200_000;
const MOST_PROBLEMS = 100;

/** For a comma in an amount in brackets, which YAML reads as the start of a further key, such as 000. */
export const AMOUNT_COMMA =
  'an amount cannot have a comma, because a comma starts the next value. Type amounts in digits only, such as 20000.';
export const isCutOffAmount = (key: string): boolean => /^\d{2,3}$/.test(key);

/** The wording of "expected ..." for schemas without one of their own. */
export const wording = ({ code, expected }: { code: string; expected?: unknown }) =>
  code === 'invalid_type' && expected === 'object' ? 'a group of keys' : undefined;

/** The checked value of a file, or one problem per issue. */
export function checkValue<T>(
  source: YamlSource,
  schema: z.ZodType<T>,
): Readonly<{ value?: T; problems: readonly Problem[] }> {
  const data = withoutBlanks(source.document.toJS(), schema);
  const result = z.safeParse(schema, data, { error: wording });
  if (result.success) return { value: result.data, problems: [] };
  const { issues } = result.error;
  const isByHand = source.text.length <= LONGEST_FILE && issues.length <= MOST_PROBLEMS;
  const accepts: Accepts = (path, value) => {
    if (!isByHand) return false;
    const left = z.safeParse(schema, replaced(data, path, value)).error?.issues ?? [];
    return left.length < issues.length;
  };
  const located = issues.flatMap((issue) => locate(issue, []));
  const { problems, explained } = isByHand ? misplaced(source, schema, located) : NOTHING;
  const rest = located.filter((each) => !explained.has(each));
  return { problems: [...problems, ...explainIssues(source, schema, rest, accepts)] };
}

/** Data with another value at a path. */
function replaced(data: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(data)) return data.map((item, index) => (index === step ? replaced(item, rest, value) : item));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([key, entry]) => [key, key === step ? replaced(entry, rest, value) : entry]),
  );
}

/** One problem per issue; a mistyped key is not also reported as missing. */
function explainIssues(source: YamlSource, schema: z.ZodType, located: readonly Located[], accepts: Accepts) {
  const unknown = located.flatMap((found) => unknownKeys(source, schema, found, accepts));
  const mistyped = new Set(unknown.map(({ meant }) => meant?.join('.')));
  const wrong = located
    .filter(({ issue, path }) => issue.code !== 'unrecognized_keys' && !mistyped.has(path.join('.')))
    .map((found) => wrongValue(source, schema, found, accepts));
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

function unknownKeys(source: YamlSource, schema: z.ZodType, { issue, path }: Located, accepts: Accepts) {
  const group = schemaAt(schema, path);
  if (issue.code !== 'unrecognized_keys' || !group) return [];
  const absent = keysOf(group).filter((name) => source.keyOffsetOf([...path, name]) === undefined);
  const guesses = issue.keys.map((key) => languageCode(source, group, [...path, key]) ?? didYouMean(key, absent));
  return issue.keys.map((key, index) => {
    const guess = guesses[index];
    // If two keys have the same guess, it applies only to the first.
    const isFirst = guess !== undefined && guesses.indexOf(guess) === index;
    const keyPath = [...path, key];
    const meant = isFirst && isRightKey(source, group, keyPath, guess, accepts) ? guess : undefined;
    const hint = meant ? ` Did you mean ${meant}?` : (unfit(group, key) ?? ` Known keys: ${keysOf(group).join(', ')}.`);
    const found = isCutOffAmount(key)
      ? AMOUNT_COMMA
      : `${label(keyPath)} is not a known key.${ruleOf(group, key, issue)}${hint}`;
    const problem = source.problem(source.keyOffsetOf(keyPath) ?? source.offsetOf(path), found, keyPath);
    return { problem, meant: meant ? [...path, meant] : undefined };
  });
}

/** `en` for `EN` or `English`, in a group of languages that has none. */
function languageCode(source: YamlSource, group: z.core.$ZodType, path: Path): string | undefined {
  const key = String(path.at(-1)).toLowerCase();
  const isFree = (code: string) => source.keyOffsetOf([...path.slice(0, -1), code]) === undefined;
  const isLanguages = !(group instanceof z.ZodUnion) && schemaAt(group, ['ta']) !== undefined;
  return isLanguages ? ['en', 'ta'].find((code) => key.startsWith(code) && isFree(code)) : undefined;
}

/** What a key must be like in a group that accepts others than its own: a language code. */
const ruleOf = (group: z.core.$ZodType, key: string, { message }: Issue) =>
  !(group instanceof z.ZodUnion) && schemaAt(group, [key]) !== undefined ? ` ${message}` : '';

/** Whether a key fits in place of a mistyped one: in a union, not all keys can be combined. */
function isRightKey(source: YamlSource, group: z.core.$ZodType, path: Path, meant: string, accepts: Accepts): boolean {
  const above = path.slice(0, -1);
  const value: unknown = source.nodeAt(above)?.toJSON();
  if (!(group instanceof z.ZodUnion) || typeof value !== 'object' || value === null) return true;
  const renamed = Object.entries(value).map(([key, entry]) => [key === path.at(-1) ? meant : key, entry]);
  return accepts(above, Object.fromEntries(renamed));
}

/** What is expected if a union accepts the key, but not with the others: two options mixed. */
function unfit(group: z.core.$ZodType, key: string): string | undefined {
  if (schemaAt(group, [key]) === undefined) return undefined;
  if (!(group instanceof z.ZodUnion)) return '';
  return ` Expected ${z.safeParse(group, undefined, { error: wording }).error?.issues[0]?.message}.`;
}

function wrongValue(source: YamlSource, schema: z.ZodType, { issue, path }: Located, accepts: Accepts): Problem {
  const expected = schemaAt(schema, path);
  if (isMissing(source, path)) {
    return source.problemAt(path, `${label(path)} is missing.${expected ? example(expected, path) : ''}`);
  }
  const isUnquoted =
    issue.code === 'invalid_type' && issue.expected === 'string' && needsQuotes(source, expected, path, issue);
  const found = foundAt(source, path, isUnquoted);
  const message = `${path.length > 0 ? `${label(path)}: ` : ''}${found}expected ${issue.message}.`;
  if (!expected || (issue.code === 'custom' && isFineAlone(source, expected, path)))
    return source.problemAt(path, message);
  if (expected instanceof z.ZodArray && isMap(source.nodeAt(path)))
    return source.problemAt(path, `${message} Each entry starts with a dash and a space.`);
  const { sentence, proposal }: Advice = repair(source, expected, path, accepts) ?? {
    sentence: example(expected, path),
  };
  return { ...source.problemAt(path, message + sentence), ...(proposal && { proposal }) };
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
