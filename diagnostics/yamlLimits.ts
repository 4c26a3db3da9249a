/** How much a YAML file may hold. */
import { isMap, isSeq, Lexer, type Node } from 'yaml';
import { type Excess, oversize, TAKE_BACK } from './fileLimits.ts';

/** In bytes on the disk, and in characters once it is read. */
export const MOST_BYTES = 5_000_000;
/** Words and marks; the largest of our files has about 4,000. */
const MOST_PIECES = 100_000;
/** Characters of one text or note: a picture that was pasted in as text has more. */
const MOST_CHARACTERS = 200_000;

/** Groups inside each other; ours are seven levels deep. */
const MOST_LEVELS = 50;

/** Colons in one line; ours have eight. */
const MOST_COLONS = 500;

/** Where a text begins to hold more than a file of ours may, if it does. */
export function excessOf(text: string): Excess | undefined {
  const message = oversize(text.length, MOST_BYTES);
  if (message) return { offset: 0, message };
  let pieces = 0;
  let offset = 0;
  let opened = 0;
  let colons = 0;
  for (const piece of new Lexer().lex(text)) {
    pieces += 1;
    if (piece.length > MOST_CHARACTERS) return { offset, message: tooLong(piece.length) };
    if (OPENING.includes(piece)) opened += 1;
    else if (!BETWEEN.test(piece)) opened = 0;
    if (piece === ':') colons += 1;
    else if (piece.startsWith('\n') || piece.startsWith('\r')) colons = 0;
    // The parser calls itself for each of these, and would crash.
    if (opened > MOST_LEVELS || colons > MOST_COLONS) return { offset, message: TOO_DEEP };
    if (!SIGNS.includes(piece)) offset += piece.length;
    if (pieces > MOST_PIECES) return { offset, message: TOO_MUCH };
  }
  return undefined;
}

const tooLong = (characters: number) =>
  `${characters.toLocaleString('en')} characters in a row here, expected at most ${MOST_CHARACTERS.toLocaleString('en')}. ${TAKE_BACK}`;

const TOO_MUCH = `the file has ${MOST_PIECES.toLocaleString('en')} words and symbols up to here, and more follow. ${TAKE_BACK}`;

/** Between the pieces of the text the lexer tells, by characters of its own, what comes next. */
const SIGNS: readonly string[] = ['\u0002', '\u0018', '\u001f'];
/** Spaces, anchors and tags: what follows still opens inside. */
const BETWEEN = /^(?:[ \t]+$|[&!])/;
const OPENING: readonly string[] = ['-', '?', ':', '[', '{'];

/**
 * Where groups and lists begin to stand deeper inside each other than they may, if they do. Walks without recursion.
 * @param exhausted where the parser gave up for that reason
 */
export function tooDeep(contents: Node | null, exhausted?: number): Excess | undefined {
  if (exhausted !== undefined) return { offset: exhausted, message: TOO_DEEP };
  let level: readonly unknown[] = [contents];
  for (let depth = 0; level.length > 0; depth += 1) {
    const [first] = level;
    if (depth > MOST_LEVELS) return { offset: offsetOf(first), message: TOO_DEEP };
    level = level.flatMap(below).filter((node) => isMap(node) || isSeq(node));
  }
  return undefined;
}

const below = (node: unknown): readonly unknown[] => {
  if (isSeq(node)) return node.items;
  return isMap(node) ? node.items.flatMap(({ key, value }) => [key, value]) : [];
};

const offsetOf = (node: unknown) => (isMap(node) || isSeq(node) ? (node.range?.[0] ?? 0) : 0);

const TOO_DEEP = `more than ${MOST_LEVELS} brackets, dashes or colons are nested here. Delete those that do not belong.`;
