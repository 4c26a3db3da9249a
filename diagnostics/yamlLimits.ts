import { isCollection, isMap, Lexer, type Node } from 'yaml';
import { oversize } from './fileLimits.ts';
import type { Mistake } from './sentences.ts';

/** Bytes on disk, and characters once read. */
export const MAX_BYTES = 5_000_000;
/** Tokens; the largest of our files has about 4,000. */
const MAX_TOKENS = 100_000;
/** Characters in one text or comment: a picture pasted in as text has more. */
const MAX_CHARACTERS = 200_000;
/** Nesting depth; ours is seven. */
const MAX_LEVELS = 50;
/** Colons in one line; ours have at most eight. */
const MAX_COLONS = 500;

const TOO_DEEP = ['deepFacts', { most: MAX_LEVELS }] as const;

/** The lexer emits these between the tokens of the text, to announce what follows. */
const CONTROL_TOKENS: readonly string[] = ['\u0002', '\u0018', '\u001f'];
/** Spaces, anchors and tags: what follows them is still nested. */
const TRANSPARENT = /^(?:[ \t]+$|[&!])/;
const OPENING: readonly string[] = ['-', '?', ':', '[', '{'];

export function excessOf(text: string): Mistake | undefined {
  const large = oversize(text.length, MAX_BYTES);
  if (large) return { at: 0, sentence: large };
  let [tokens, offset, opened, colons] = [0, 0, 0, 0];
  for (const token of new Lexer().lex(text)) {
    tokens += 1;
    if (token.length > MAX_CHARACTERS)
      return { at: offset, sentence: ['longRun', { found: shown(token.length), most: shown(MAX_CHARACTERS) }] };
    if (OPENING.includes(token)) opened += 1;
    else if (!TRANSPARENT.test(token)) opened = 0;
    if (token === ':') colons += 1;
    else if (/^[\n\r]/.test(token)) colons = 0;
    // The parser recurses for each of these, and would overflow the stack.
    if (opened > MAX_LEVELS || colons > MAX_COLONS) return { at: offset, sentence: TOO_DEEP };
    if (!CONTROL_TOKENS.includes(token)) offset += token.length;
    if (tokens > MAX_TOKENS) return { at: offset, sentence: ['manyTokens', { most: shown(MAX_TOKENS) }] };
  }
  return undefined;
}

const shown = (count: number) => count.toLocaleString('en');

/**
 * Where groups and lists exceed the allowed depth, if they do. Not recursive.
 * @param exhausted offset at which the parser gave up for that reason
 */
export function tooDeep(contents: Node | null, exhausted?: number): Mistake | undefined {
  if (exhausted !== undefined) return { at: exhausted, sentence: TOO_DEEP };
  let level = [contents].filter(isCollection);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MAX_LEVELS) return { at: level[0]?.range?.[0] ?? 0, sentence: TOO_DEEP };
    level = level
      .flatMap((node) => (isMap(node) ? node.items.flatMap(({ key, value }) => [key, value]) : node.items))
      .filter(isCollection);
  }
  return undefined;
}
