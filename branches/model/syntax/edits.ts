/** Edits that undo slips in lines of YAML, each with the message that says what to type. */

/** One or more consecutive lines rewritten; the number of lines stays the same. */
export type LineEdit = Readonly<{
  lines: readonly string[];
  message: string;
  /** Of the edits that fix a file, the one with the lowest rank is proposed. */
  rank: number;
  /** Column of the slip, from 0. */
  column: number;
}>;

/** The indentation of a line. */
export const startOf = (line: string) => Math.max(line.search(/\S/), 0);

/** For a missing or surplus dash. */
export function dashEdits(line: string): readonly LineEdit[] {
  const column = startOf(line);
  const text = line.trim();
  const edit = (written: string, message: string): LineEdit => ({ lines: [written], message, rank: 1, column });
  const dashed = /^-( *)(\S.*)$/.exec(text);
  if (!dashed) {
    return [...new Set([Math.max(column - 2, 0), column])].map((start) =>
      edit(
        `${' '.repeat(start)}- ${text}`,
        `a dash is missing: a new entry starts here. ${placed(start)}: - ${withoutNote(text)}`,
      ),
    );
  }
  const [, gap = '', rest = ''] = dashed;
  const start = line.slice(0, column);
  if (gap === '') return [edit(`${start}- ${rest}`, `a space is missing after the dash. Type: - ${withoutNote(rest)}`)];
  const belongs =
    'a dash starts a new entry, and this line belongs to the entry above. Type a space in place of the dash.';
  return [edit(`${start} ${gap}${rest}`, belongs)];
}

/** For a surplus line: the first of an entry, or a comment without `#`. */
export function spareEdits(line: string): readonly LineEdit[] {
  const column = startOf(line);
  const text = line.trim();
  if (/^- +[\w-]+:\s/.test(text)) {
    const incomplete = 'a dash starts a new entry, and this entry or the one above is not complete.';
    return [{ lines: [''], message: `${incomplete} Delete this line, or type what is missing.`, rank: 600, column }];
  }
  if (/[\w-] *:/.test(text)) return [];
  const message = 'this line is not a key with a value. Delete it, or make it a note: type # and a space before it.';
  return [{ lines: [`# ${text}`], message, rank: 500, column }];
}

/** For wrong indentation: moves the line, alone or with its block. `group` ends the sentence: what the line is read as part of. */
export function columnEdits(
  lines: readonly string[],
  start: number,
  columns: readonly number[],
  group = '',
): readonly LineEdit[] {
  const line = lines[start] ?? '';
  const column = startOf(line);
  const block = lines.slice(start, blockEnd(lines, start));
  const isTab = line.slice(0, column).includes('\t');
  const found = isTab ? 'found a tab at the start of the line.' : `this line starts at the wrong column${group}.`;
  const below = block.length === 2 ? 'the line below' : `the ${block.length - 1} lines below`;
  return columns.flatMap((target) => {
    const message = `${found} ${isTab ? `Type ${spaces(target)} in its place` : placed(target)}`;
    const isUnusual = target % 2 === 1 || (target === 0 && /^\s*- /.test(line));
    const rank = 200 + target + (isUnusual ? 100 : 0);
    const alone = { lines: [moved(line, target)], message: `${message}.`, rank, column };
    const by = target - column;
    const together = {
      lines: block.map((each) => moved(each, startOf(each) + by)),
      message: `${message}, and move ${below} with it.`,
    };
    return block.length > 1 && !isTab ? [alone, { ...alone, ...together }] : [alone];
  });
}

/** The end of the block that begins at `start`: a line that is indented no deeper, or begins the next entry. */
function blockEnd(lines: readonly string[], start: number): number {
  const first = lines[start] ?? '';
  const entry = /^- +[\w-]+:/.exec(first.trim())?.[0];
  let end = start + 1;
  for (let index = end; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (!isContent(line)) continue;
    if (startOf(line) <= startOf(first) || (entry && line.trim().startsWith(entry))) break;
    end = index + 1;
  }
  return end;
}

/** Whether a line has more than spaces and a comment. */
export const isContent = (line: string) => /^\s*[^\s#]/.test(line);

/** A value or text without a trailing comment. */
export const withoutNote = (text: string) => text.replace(/\s+#\s.*$/, '');

const moved = (line: string, column: number) =>
  line.trim() === '' ? line : ' '.repeat(Math.max(column, 0)) + line.trimStart();

function placed(column: number): string {
  if (column === 0) return 'Type it at the start of the line, without spaces before it';
  return `Type it with ${spaces(column)} before it`;
}

const spaces = (count: number) => (count === 1 ? '1 space' : `${count} spaces`);
