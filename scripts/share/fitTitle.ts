import { type Line, writeLine } from './writing.ts';

/** The room for a title, in pixels. */
export type Room = Readonly<{ width: number; height: number }>;

/** A title in lines, with the size of its letters in pixels. */
export type FittedTitle = Readonly<{ size: number; lineHeight: number; lines: readonly Line[] }>;

/** In pixels: short titles are not shouted, long ones stay readable in a chat. */
const LARGEST = 72;
const STEP = 4;

/** Tamil's signs reach far above and below. */
const LINE_HEIGHT = 1.24;

/** More lines are taken only by titles that are too long for any readable size. */
const FEW_LINES = 5;
const READABLE = 40;

/** A title as large as its room allows, in lines of about the same length. */
export function fitTitle(title: string, room: Room): FittedTitle {
  const words = title.split(/\s+/);
  const lineOf = createLines(words);
  for (let size = LARGEST; size > STEP; size -= STEP) {
    const lines = breakLines(words.length, lineOf, room.width / size);
    const lineHeight = Math.round(size * LINE_HEIGHT);
    const fits = lines !== undefined && lines.length * lineHeight <= room.height;
    if (fits && (lines.length <= FEW_LINES || size <= READABLE)) return { size, lineHeight, lines };
  }
  return { size: STEP, lineHeight: STEP, lines: [writeLine(title)] };
}

/** The line of some of the words: from one up to, and without, another. */
type LineOf = (first: number, end: number) => Line;

/** A line is written once, whatever its size. */
function createLines(words: readonly string[]): LineOf {
  const written = new Map<string, Line>();
  return (first, end) => {
    const text = words.slice(first, end).join(' ');
    const line = written.get(text) ?? writeLine(text);
    written.set(text, line);
    return line;
  };
}

type Broken = Readonly<{ raggedness: number; lines: readonly Line[] }>;

/** As few lines as possible, as even as possible. @returns undefined when a word is wider than a line */
function breakLines(count: number, lineOf: LineOf, width: number): readonly Line[] | undefined {
  /** The best way to break the words from each place on; nothing is left after the last one. */
  const best: (Broken | undefined)[] = [];
  best[count] = { raggedness: 0, lines: [] };
  for (let first = count - 1; first >= 0; first -= 1) {
    for (let end = first + 1; end <= count; end += 1) {
      const line = lineOf(first, end);
      if (line.width > width) break;
      const rest = best[end];
      if (!rest) continue;
      const found = { raggedness: rest.raggedness + raggedness(line, width), lines: [line, ...rest.lines] };
      if (isBetter(found, best[first])) best[first] = found;
    }
  }
  return best[0]?.lines;
}

/** A line may well be short where the sentence pauses. */
function raggedness({ text, width }: Line, room: number): number {
  return (room - width) ** 2 * (/[:,?]$/.test(text) ? 0.4 : 1);
}

function isBetter(one: Broken, other: Broken | undefined): boolean {
  if (!other) return true;
  if (one.lines.length !== other.lines.length) return one.lines.length < other.lines.length;
  return one.raggedness < other.raggedness;
}
