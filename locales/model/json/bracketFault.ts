/** Brackets that are missing, too many or of the wrong kind. Words files are indented, which tells where a group should end. */

/** Where the parser stopped, and the end of what it could read. */
type Place = Readonly<{ at: number; end: number; code: string }>;

export function bracketFault(text: string, { at, end, code }: Place): { at: number; message: string } | undefined {
  const here = text[at] ?? '';
  const [closer, ...others] = closersAt(text.slice(0, at));
  const isEnd = text.slice(at).trim() === '' || (code === 'UnexpectedEndOfString' && !/\n\s*\S/.test(text.slice(at)));
  if (isEnd) {
    const place = misindented(text);
    if (place !== undefined)
      return { at: place, message: `a ${closer} is missing above this line: type it where the group or list ends` };
    const closers = closersAt(text).join(' ');
    return {
      at: text.trimEnd().length,
      message: `the file is cut off here. Restore what followed, or type ${closers} if nothing is missing`,
    };
  }
  if (closer === undefined)
    return {
      at: misindented(text) ?? at,
      message: `here or in the line above, a ${here === ']' ? ']' : '}'} is one too many. Delete it`,
    };
  if (/[}\]]/.test(here) && here !== closer)
    return {
      at,
      message: `found ${here}, but ${closer} closes what is open here. Type ${closer} in its place or before it`,
    };
  if (here === closer && misindented(text) === at) return { at, message: `this ${here} is one too many. Delete it` };
  const isEntry = code === 'CommaExpected' && here !== ',' && text[end - 1] !== ',' && others.length > 0;
  if (isEntry && indentAt(text, at) < indentAt(text, end - 1))
    return { at: end, message: `a ${closer} and a comma are missing here. Type: ${closer},` };
  return undefined;
}

/** The brackets that would close the groups and lists still open at the end of a text, innermost first. */
function closersAt(text: string): readonly string[] {
  const open: string[] = [];
  for (const [character] of text.replace(/"[^"\\\n]*(?:\\.[^"\\\n]*)*"?/g, '').matchAll(/[[\]{}]/g)) {
    if (character === '{') open.unshift('}');
    else if (character === '[') open.unshift(']');
    else open.shift();
  }
  return open;
}

const indentAt = (text: string, offset: number) =>
  /^[ \t]*/.exec(text.slice(text.lastIndexOf('\n', offset) + 1))?.[0].length ?? 0;

/** The first line that is indented otherwise than its groups and lists say, if all before it are as they say. */
function misindented(text: string): number | undefined {
  const unit = /^[ \t]+/m.exec(text)?.[0].length ?? 0;
  let depth = 0;
  let start = 0;
  for (const line of text.split('\n')) {
    const bare = line.replace(/"[^"\\]*(?:\\.[^"\\]*)*"?/g, '').trim();
    const closing = /^[}\]]+/.exec(bare)?.[0].length ?? 0;
    if (line.trim() !== '' && line.search(/\S/) !== unit * (depth - closing)) return start + line.search(/\S/);
    depth += (bare.match(/[{[]/g)?.length ?? 0) - (bare.match(/[}\]]/g)?.length ?? 0);
    start += line.length + 1;
  }
  return undefined;
}
