/** Files to edit, random edits of them, what each should make of a value, and which lines it may change. */
import { isCollection, isMap, isPair, isSeq, Lexer, LineCounter, type Node, parseDocument } from 'yaml';
import { isGroup, isList, valueAt } from '../../../../branches/yaml/values.ts';
import type { YamlEdit } from '../../../../branches/yaml/yamlEdit.ts';
import type { Path } from '../../../../diagnostics/place.ts';
import { CHENNAI, CLINIC, FIXTURES, KAVALKINARU } from '../../../support/editorSession.ts';

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

/** What nobody should write but may. */
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

    # below b
- # nothing beside
  id: c
  text: 'it''s "quoted"'
  again: &again "twice"
copies: [ *list, *again ]
brackets: [
  one, # the first
  "two",

  # about three
  { three: 3, none: }, # the last
]
deep:
    far:
        away:
          - - nested
            - lists
          -
          - x
        empty: []
        nothing: # really
        group: {}
    long: this goes on
      in the next line # and ends
# the end
`;

export const YAML_TEXTS: Readonly<Record<string, string>> = {
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

export function randomEdit(value: unknown, random: () => number): YamlEdit {
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(list: readonly T[]): T => list[below(list.length)] as T;
  const newValue = () => structuredClone(random() < 0.7 ? pick(SINGLE) : pick(WHOLE));
  const paths = pathsIn(value);
  const leaf = pick(paths.filter((path) => typeof valueAt(value, path) !== 'object'));
  const group = pick([[], ...paths].filter((path) => isGroup(valueAt(value, path))));
  const list = pick(paths.filter((path) => isList(valueAt(value, path))));
  const { length } = valueAt(value, list) as readonly unknown[];
  const setLeaf = { kind: 'set', path: leaf, value: pick(SINGLE) } as const;
  // What a form sends: all of a group, with one value changed.
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
export function edited(value: unknown, edit: YamlEdit): unknown {
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

/** From the first line that an edit may change to the last, counted from 0, by the positions that the parser tells. */
export function editedLines(text: string, edit: YamlEdit): readonly [first: number, last: number] {
  const lines = text.split('\n');
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  const lineOf = (offset: number) => lineCounter.linePos(offset).line - 1;

  let [first, last, column] = [0, lines.length - 1, 0];
  let node: unknown = document.contents;
  for (const [depth, step] of edit.path.entries()) {
    const entry = entryAt(node, step);
    // A new or an only entry changes its list or group, and everything in brackets changes together.
    const isTarget = depth === edit.path.length - 1;
    const isOnly = isTarget && edit.kind === 'remove' && isCollection(node) && node.items.length === 1;
    if (!entry || isOnly || (isCollection(node) && node.flow)) break;
    first = lineOf(entry.start);
    column = lineCounter.linePos(entry.start).col - (isSeq(node) ? 3 : 1);
    if (isSeq(node)) while (first > 0 && !/^\s*(?:[\w ]+:\s+)?(?:- )*-/.test(lines[first] ?? '')) first -= 1;
    last = lineOf(Math.max(entry.start, entry.end - 1));
    node = entry.value;
  }
  // Comments after an entry may be part of it, and so may those above one that is removed.
  const isQuiet = (line = 'x') => /^(?:#.*)?$/.test(line.trim());
  while (last + 1 < lines.length && isQuiet(lines[last + 1])) last += 1;
  // Without the first key after a dash, the next one moves up.
  const before = lines[first]?.slice(0, column) ?? '';
  if (edit.kind === 'remove' && before.trim() !== '') last += 1;
  if (edit.kind === 'remove') while (first > 0 && isQuiet(lines[first - 1])) first -= 1;
  return [first, last];
}

function entryAt(node: unknown, step: string | number) {
  const items = isMap(node) || isSeq(node) ? node.items : [];
  const item = typeof step === 'number' ? items[step] : items.find((each) => isPair(each) && String(each.key) === step);
  const [key, value] = (isPair(item) ? [item.key, item.value] : [item, item]) as [Node?, Node?];
  const [start, end] = key?.range ?? [];
  return start === undefined || end === undefined ? undefined : { value, start, end: value?.range?.[1] ?? end };
}

/** All comments of a text. */
export const commentsIn = (text: string): readonly string[] =>
  [...new Lexer().lex(text)].filter((token) => token.startsWith('#')).map((token) => token.trimEnd());
