/** One mistake in one line of a branch file, as hands make them. The same in every run. */

/** Changes the line at an index, from 0; undefined if the line has nothing that this could be done to. */
type LineMistake = Readonly<{
  name: string;
  edit: (lines: readonly string[], at: number) => readonly string[] | undefined;
}>;

type Change = (line: string, at: number) => string;

/** A line with another value after its key, if it has one. */
const withValue = (line: string, value: string) =>
  /:\s+[^#\s]/.test(line)
    ? line.replace(/^(\s*(?:- )?(?:[\w-]+:)?\s*).*$/, (_, key) => `${key.trimEnd()} ${value}`)
    : line;

/** Values of other types. */
const OTHER_TYPES = [
  ...['12', '-0.5', '1e99', 'true', 'null', '~', '[]', '{}', '[1, two]', '{ a: 1 }', '""', '2025-02-31'],
  ...['25:00-26:00', '0x10'],
];

/** What people type instead of a value: almost right, or right elsewhere. */
const NEARLY = [
  ...['@sampledental', 'www.sample-dental.example/page one', 'http://sample-dental.example'],
  ...['"https://one.example https://two.example"', 'Yes', 'CLOSED', 'Sample Words', 'First: visit'],
  ...['"Free" visit', '*Free* visit', "'It's free'", 'Rs 99 #1', '"[a, b"', '98400 12345', '+91 98400-12345'],
  ...['"+1 415 555 2671"', '2,500', '{ from: 2,500 }', '{ from: "200", to: 100 }', '{ from: 200, exat: 300 }'],
  ...['11:00 – 13:30, 12:00-14:00', '[ 11:00 – 13:30 ]', 'kavalkinaru', 'First-Visit', 'independence-day'],
  ...['2025-9-1'],
];

/** What would run as code, or break out of its place in a page, if it were not taken for a text. */
export const HOSTILE = [
  '<script>xss7()</script>',
  '"><img src=x onerror=xss7()>',
  "' onmouseover='xss7()",
  'javascript:xss7()',
  '</style><style>*{xss7:1}</style>',
  '</title><svg onload=xss7()>',
  '{{xss7}} $t(xss7)',
  '&lt;b&gt;xss7&#x3c;',
  '\\u003cscript\\u003exss7',
  '\u202exss7\u0007\u2028',
  'https://evil.example/"onclick=xss7()',
  'data:text/html,<b>xss7</b>',
].map((text) => JSON.stringify(text));

/** A choice that differs from line to line. */
const pick = <T>(from: readonly T[], at: number, salt = 0) => from[(at * 7 + salt) % from.length] as T;

const MARKS = [
  ...['\t', ': ', ' #', '"', "'", '- ', '&', '*', '!', '@', '%', '|', '>', '{', ']', ',', '\u00a0', '\ufffd'],
  ...['---\n'],
];

const middle = (line: string, at: number) => (at * 13) % (line.length + 1);

const inLine = (changes: Readonly<Record<string, Change>>): readonly LineMistake[] =>
  Object.entries(changes).map(([name, change]) => ({
    name,
    edit: (lines, at) => {
      const line = lines[at] ?? '';
      const changed = change(line, at);
      return changed === line ? undefined : lines.with(at, changed);
    },
  }));

const BETWEEN_LINES: readonly LineMistake[] = [
  { name: 'a line deleted', edit: (lines, at) => lines.toSpliced(at, 1) },
  { name: 'a line doubled', edit: (lines, at) => lines.toSpliced(at, 0, lines[at] ?? '') },
  {
    name: 'a block indented',
    edit: (lines, at) => lines.map((line, i) => (i >= at && i < at + 4 && line ? `  ${line}` : line)),
  },
  {
    name: 'the end cut off',
    edit: (lines, at) => lines.slice(0, at + 1).with(at, (lines[at] ?? '').slice(0, middle(lines[at] ?? '', at))),
  },
  {
    name: 'a merge conflict',
    edit: (lines, at) =>
      lines.toSpliced(at, 1, '<<<<<<< HEAD', lines[at] ?? '', '=======', lines[at] ?? '', '>>>>>>> main'),
  },
];

export const YAML_MISTAKES: readonly LineMistake[] = [
  ...BETWEEN_LINES,
  ...inLine({
    'a letter missing': (line, at) => line.slice(0, middle(line, at)) + line.slice(middle(line, at) + 1),
    'a mark too many': (line, at) => line.slice(0, middle(line, at)) + pick(MARKS, at) + line.slice(middle(line, at)),
    'an opening quote missing': (line) => line.replace('"', ''),
    'curly quotes': (line) => line.replace(/(?<!\\)"([^"\\]*)"(?=[^"]*$)/, '“$1”'),
    'a curly quote at the end': (line) => line.replace(/(?<!\\)"([^"\\]*)"(?=[^"]*$)/, '"$1”'),
    'an opening bracket missing': (line) => line.replace(/[[{]/, ''),
    'a closing bracket missing': (line) => line.replace(/[\]}]/, ''),
    'a space too many': (line) => ` ${line}`,
    'two spaces too many': (line) => `  ${line}`,
    'a space too few': (line) => line.replace(/^ /, ''),
    'a line at the left edge': (line) => line.trimStart(),
    'a colon missing': (line) => line.replace(/^( *(?:- )?\w+):/, '$1'),
    'no space after a colon': (line) => line.replace(/: /, ':'),
    'a comma in place of a colon': (line) => line.replace(/: /, ', '),
    'a closing quote missing': (line) => line.replace(/"([^"]*)"/, '"$1'),
    'a bracket too many': (line) => line.replace(/(?= #|$)/, ']'),
    'a brace too many': (line) => line.replace(/(?= #|$)/, ' }'),
    'a dash missing': (line) => line.replace('- ', '  '),
    'no space after a dash': (line) => line.replace('- ', '-'),
    'a tab in place of spaces': (line) => line.replace(/^ +/, '\t'),
    'a no-break space before a key': (line) => line.replace(/^ /, '\u00a0'),
    'a no-break space after a colon': (line) => line.replace(/: /, ':\u00a0'),
    'another type': (line, at) => withValue(line, pick(OTHER_TYPES, at)),
    'a value nearly right': (line, at) => withValue(line, pick(NEARLY, at)),
    'another value nearly right': (line, at) => withValue(line, pick(NEARLY, at, 5)),
    'a hostile text': (line, at) => withValue(line, pick(HOSTILE, at)),
    'another hostile text': (line, at) => withValue(line, pick(HOSTILE, at, 5)),
    'a value without quotes': (line) => line.replace(/"([^"]*)"/, '$1'),
    'a misspelt key': (line) => line.replace(/([a-z])([a-z])(\w*:)/, '$2$1$3'),
    'a colon in a text': (line) => line.replace(/(: [A-Z]\w+) /, '$1: '),
    'a hash in a text': (line) => line.replace(/(: [A-Z]\w+) /, '$1 #'),
  }),
];
