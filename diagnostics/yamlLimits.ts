import { isCollection, isMap, Lexer, type Node } from 'yaml';
import { type Excess, oversize, TAKE_BACK } from './fileLimits.ts';

/** Bytes on disk, and characters once read. */
export const MOST_BYTES = 5_000_000;
/** Tokens; the largest of our files has about 4,000. */
const MOST_TOKENS = 100_000;
/** Characters in one text or comment: a picture pasted in as text has more. */
const MOST_CHARACTERS = 200_000;
/** Nesting depth; ours is seven. */
const MOST_LEVELS = 50;
/** Colons in one line; ours have at most eight. */
const MOST_COLONS = 500;

const TOO_DEEP = `more than ${MOST_LEVELS} brackets, dashes or colons are nested here. Delete those that do not belong.`;

/** The lexer emits these between the tokens of the text, to announce what follows. */
const CONTROL_TOKENS: readonly string[] = ['\u0002', '\u0018', '\u001f'];
/** Spaces, anchors and tags: what follows them is still nested. */
const TRANSPARENT = /^(?:[ \t]+$|[&!])/;
const OPENING: readonly string[] = ['-', '?', ':', '[', '{'];

export function excessOf(text: string): Excess | undefined {
  const large = oversize(text.length, MOST_BYTES);
  if (large) return { offset: 0, message: large };
  let [tokens, offset, opened, colons] = [0, 0, 0, 0];
  for (const token of new Lexer().lex(text)) {
    tokens += 1;
    if (token.length > MOST_CHARACTERS) {
      const message = `${shown(token.length)} characters in a row here, expected at most ${shown(MOST_CHARACTERS)}. ${TAKE_BACK}`;
      return { offset, message };
    }
    if (OPENING.includes(token)) opened += 1;
    else if (!TRANSPARENT.test(token)) opened = 0;
    if (token === ':') colons += 1;
    else if (/^[\n\r]/.test(token)) colons = 0;
    // The parser recurses for each of these, and would overflow the stack.
    if (opened > MOST_LEVELS || colons > MOST_COLONS) return { offset, message: TOO_DEEP };
    if (!CONTROL_TOKENS.includes(token)) offset += token.length;
    if (tokens > MOST_TOKENS) {
      const message = `the file has ${shown(MOST_TOKENS)} words and symbols up to here, and more follow. ${TAKE_BACK}`;
      return { offset, message };
    }
  }
  return undefined;
}

const shown = (count: number) => count.toLocaleString('en');

/**
 * Where groups and lists exceed the allowed depth, if they do. Not recursive.
 * @param exhausted offset at which the parser gave up for that reason
 */
export function tooDeep(contents: Node | null, exhausted?: number): Excess | undefined {
  if (exhausted !== undefined) return { offset: exhausted, message: TOO_DEEP };
  let level = [contents].filter(isCollection);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_LEVELS) return { offset: level[0]?.range?.[0] ?? 0, message: TOO_DEEP };
    level = level
      .flatMap((node) => (isMap(node) ? node.items.flatMap(({ key, value }) => [key, value]) : node.items))
      .filter(isCollection);
  }
  return undefined;
}
