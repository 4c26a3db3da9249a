/** Whatever is changed in a file, every other line and all comments stay. */
import { isDeepStrictEqual } from 'node:util';
import { createPatch } from 'diff';
import { expect, test } from 'vitest';
import { Lexer, parse } from 'yaml';
import { isGroup, isList, valueAt } from '../../../branches/yaml/values.ts';
import type { YamlEdit } from '../../../branches/yaml/yamlEdit.ts';
import type { Path } from '../../../diagnostics/place.ts';
import { editYaml } from '../../../editor/yaml/editYaml.ts';
import { dice } from '../../support/dice.ts';
import { CHENNAI, CLINIC, FIXTURES, KAVALKINARU } from '../../support/editorSession.ts';

/** Comments above, at the end of and between lines, of which no two are the same, and blank lines. */
function withComments(text = ''): string {
  const commented = text.split('\n').flatMap((line, i) => {
    const indent = /^ */.exec(line)?.[0] ?? '';
    const isOwn = /^\s*#|^$/.test(line);
    return [
      ...(i % 5 === 0 ? [`${indent}# above ${i}`] : []),
      isOwn || i % 3 !== 0 || line.includes(' #') ? line : `${line} # beside ${i}`,
      ...(i % 11 === 0 ? ['', `${indent}# apart ${i}`] : []),
      ...(i % 13 === 0 ? [`${indent}    # deeper ${i}`] : []),
      ...(i % 17 === 0 ? ['# at the margin', ''] : []),
    ];
  });
  return commented.join('\n');
}

/** Valid, but unusual YAML. */
const ODD = `# Written by many hands
name: &name { en: Odd, ta: 'ஒன்று' } # shared
other: *name

list: &list
- id: a # first
  text: |
    Two lines # no comment
    of text

  # about b
-   id: b
    text: >- # folded
      a long text
      that goes on
- # nothing beside
  id: c
  text: 'it''s "quoted"'
copies: [ *list ]
brackets: [
  one, # the first
  { three: 3, none: }, # the last
]
deep:
    far:
        away:
          - - nested
          - x
        nothing: # really
    long: this goes on
      in the next line # and ends
# the end
`;

const YAML_TEXTS: Readonly<Record<string, string>> = {
  clinic: FIXTURES[CLINIC] ?? '',
  chennai: FIXTURES[CHENNAI] ?? '',
  'chennai with comments': withComments(FIXTURES[CHENNAI]),
  'chennai with comments, from Windows': `\uFEFF${withComments(FIXTURES[CHENNAI]).replaceAll('\n', '\r\n')}`,
  'kavalkinaru without a last line break': withComments(FIXTURES[KAVALKINARU]).trimEnd(),
  odd: ODD,
  'odd, from Windows': ODD.replaceAll('\n', '\r\n'),
};

const TEXTS = [
  'Opens at: 10, closes at: 1',
  'Room #4 # not a comment',
  'it\'s "here"',
  '- no list',
  '{no: group}',
  'பெரம்பூர்: புதிய கட்டடம்',
  '600011',
  'null',
  '*alias',
  '2026-12-31',
  'two\nlines',
  ' spaces around ',
  '',
];
const SINGLE: readonly unknown[] = [...TEXTS, ...TEXTS, 0, 4.5, 2000, true, false, null];
const WHOLE: readonly unknown[] = [
  ['10:30-13:30', '17:30-20:30'],
  { en: 'A text: new', ta: 'புதிய உரை' },
  [{ en: 'One' }, { en: 'Two', ta: 'இரண்டு' }],
  { page: { minutes: { from: 20, to: 45 }, price: { from: 500 } } },
  { id: 'new', title: { en: 'New # one' }, terms: [{ en: 'Only here' }], days: ['monday'], sample: true },
  [],
  {},
];

/** What `*name` and `&name` in the odd file tie together: a change of one is written out in the others. */
const TIED = ['name', 'other', 'list', 'copies'];

const read = (text: string): unknown => parse(text.replace(/^\uFEFF/, ''), { schema: 'core' }) ?? {};

/** Makes random edits of a text. @param isKept whether each is made on top of those before it */
function editAtRandom(name: string, times: number, isKept: boolean): void {
  const random = dice(name.length);
  let text = YAML_TEXTS[name] ?? '';
  let value = read(text);
  for (let i = 0; i < times; i += 1) {
    const edit = randomEdit(value, random);
    const after = editYaml(text, edit);
    const problem = problemOf(text, value, edit, after);
    if (problem) expect.fail(`${JSON.stringify(edit)}\n${problem}\n${createPatch(name, text, after)}`);
    if (isKept) [text, value] = [after, read(after)];
  }
}

test.each(Object.keys(YAML_TEXTS))('edits change only the lines of the value, and lose no comment: %s', (name) => {
  editAtRandom(name, 50, false);
  if (name !== 'clinic') editAtRandom(name, 15, true);
});

/** What is wrong with a text after an edit, if anything. */
function problemOf(text: string, value: unknown, edit: YamlEdit, after: string): string | undefined {
  if (!isDeepStrictEqual(read(after), edited(value, edit))) return 'It says something else.';
  const [first, last] = editedLines(text, edit);
  const lines = text.split('\n');
  const [above, below] = [lines.slice(0, first), lines.slice(last + 1)];
  const isTied = TIED.includes(String(edit.path[0])) && / \*\w/.test(text);
  const now = after.split('\n');
  const isKept =
    above.every((line, i) => now[i] === line) && below.every((line, i) => now.at(i - below.length) === line);
  if (!isTied && !isKept) return `A line outside ${first + 1} to ${last + 1} has changed.`;
  const old = valueAt(value, edit.path);
  const isFact = edit.kind === 'set' && [old, edit.value].every((each) => !/[\n{[]/.test(JSON.stringify(each) ?? '{'));
  const changes = now.filter((line, i) => line !== lines[i]).length;
  if (isFact && now.length === lines.length && !isTied && changes > 1) return 'A fact takes more than one line.';
  // Comments go only with lines that go.
  const mayGo = edit.kind === 'remove' || (edit.kind === 'set' && (isGroup(old) || isList(old)));
  const kept = [...commentsIn(after), ...(mayGo ? commentsIn(lines.slice(first, last + 1).join('\n')) : [])];
  const lost = commentsIn(text).find((comment) => !kept.includes(comment));
  return lost && `The comment "${lost}" is lost.`;
}

function randomEdit(value: unknown, random: () => number): YamlEdit {
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const newValue = () => structuredClone(random() < 0.7 ? pick(SINGLE) : pick(WHOLE));
  const paths = pathsIn(value);
  const leaf = pick(paths.filter((path) => typeof valueAt(value, path) !== 'object'));
  const group = pick([[], ...paths].filter((path) => isGroup(valueAt(value, path))));
  const list = pick(paths.filter((path) => isList(valueAt(value, path))));
  const { length } = valueAt(value, list) as readonly unknown[];
  const setLeaf = { kind: 'set', path: leaf, value: pick(SINGLE) } as const;
  // As forms do: a whole group with one value changed.
  const around = leaf.slice(0, 1 + below(leaf.length));
  return pick<YamlEdit>([
    setLeaf,
    setLeaf,
    { kind: 'set', path: around, value: valueAt(edited(value, setLeaf), around) },
    { kind: 'set', path: pick(paths), value: newValue() },
    { kind: 'set', path: [...group, pick(['fresh', 'ta', 'from', 'new key'])], value: newValue() },
    { kind: 'remove', path: pick(paths) },
    { kind: 'insert', path: list, index: below(length + 1), value: newValue() },
    length > 0 ? { kind: 'move', path: list, from: below(length), to: below(length) } : setLeaf,
  ]);
}

function pathsIn(value: unknown, path: Path = []): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const steps = isList(value) ? [...value.keys()] : Object.keys(value);
  const inner = steps.flatMap((step) => pathsIn(valueAt(value, [step]), [...path, step]));
  return path.length > 0 ? [path, ...inner] : inner;
}

/** What a value should be after an edit. */
function edited(value: unknown, edit: YamlEdit): unknown {
  // Through JSON: aliases give the same object twice.
  const copy = JSON.parse(JSON.stringify(value));
  const last = edit.path.at(-1) ?? '';
  const parent = edit.path.slice(0, -1).reduce((inner, step) => inner[step], copy);
  if (edit.kind === 'insert') parent[last].splice(edit.index, 0, edit.value);
  else if (edit.kind === 'move') parent[last].splice(edit.to, 0, ...parent[last].splice(edit.from, 1));
  else if (edit.kind === 'set') parent[last] = edit.value;
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return copy;
}

/** From the first line that an edit may change to the last, counted from 0: the group or list at the top that it is in. */
function editedLines(text: string, { kind, path }: YamlEdit): readonly [first: number, last: number] {
  const lines = text.split('\n');
  let first = lines.findIndex((line) => line.startsWith(`${path[0]}:`));
  if (first < 0) return [0, lines.length - 1];
  const end = lines.findIndex((line, i) => i > first && /^\w/.test(line));
  // Comments above an entry that is removed may be part of it.
  if (kind === 'remove') while (first > 0 && /^\s*(?:#.*)?$/.test(lines[first - 1] ?? '')) first -= 1;
  return [first, (end < 0 ? lines.length : end) - 1];
}

/** All comments of a text. */
const commentsIn = (text: string): readonly string[] =>
  [...new Lexer().lex(text)].filter((token) => token.startsWith('#')).map((token) => token.trimEnd());
