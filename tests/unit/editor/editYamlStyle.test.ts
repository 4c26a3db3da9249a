/** How changed and new values are written: as staff write them, and as their neighbours are. */
import { expect, test } from 'vitest';
import { UnreadableYaml } from '../../../branches/yaml/readYaml.ts';
import { ImpossibleEdit, type KeyOrder, type YamlEdit } from '../../../branches/yaml/yamlEdit.ts';
import { editYaml } from '../../../editor/yaml/editYaml.ts';

const set = (path: YamlEdit['path'], value: unknown): YamlEdit => ({ kind: 'set', path, value });
const remove = (...path: YamlEdit['path']): YamlEdit => ({ kind: 'remove', path });
const insert = (index: number, value: unknown): YamlEdit => ({ kind: 'insert', path: ['offers'], index, value });
const move = (from: number, to: number): YamlEdit => ({ kind: 'move', path: ['offers'], from, to });

const FILE = `# The branch
name:
  en: Chennai
phone: "+910000000001" # placeholder

# 24-hour times
hours:
  monday: [10:30-13:30, 17:30-20:30] # with a break
  sunday: closed
price: { from: 200, to: 2000 }
link:
offers: []
`;
const [MONDAY, PRICE] = ['[10:30-13:30, 17:30-20:30]', '{ from: 200, to: 2000 }'];

test.each<[string, YamlEdit, before: string, after: string]>([
  ['a phone number keeps its quotes and its comment', set(['phone'], '+911'), '"+910000000001"', '"+911"'],
  ['opening times stay on one line', set(['hours', 'monday'], ['09:00-12:00']), MONDAY, '[09:00-12:00]'],
  ['a day is closed', set(['hours', 'monday'], 'closed'), MONDAY, 'closed'],
  ['a closed day opens', set(['hours', 'sunday'], ['11:00-13:30']), 'closed', '[11:00-13:30]'],
  ['an amount changes', set(['price', 'to'], 2500), '2000', '2500'],
  ['an amount becomes another one', set(['price'], { exact: 300 }), PRICE, '{ exact: 300 }'],
  ['an amount loses its limit', remove('price', 'to'), PRICE, '{ from: 200 }'],
  ['an empty key gets a link', set(['link'], 'https://example.org/#a'), 'link:', 'link: https://example.org/#a'],
  ['a text gets quotes where it needs them', set(['name', 'en'], 'A: north'), 'en: Chennai', 'en: "A: north"'],
  ['a text that looks like a number', set(['name', 'en'], '600082'), 'en: Chennai', 'en: "600082"'],
  ['a translation stands below', set(['name', 'ta'], 'சென்னை'), 'Chennai\n', 'Chennai\n  ta: சென்னை\n'],
  ['a list of words', set(['offers'], ['Tamil', 'English']), 'offers: []', 'offers: [Tamil, English]'],
  ['groups on the way', set(['photos', 'alt', 'en'], 'A'), 's: []\n', 's: []\nphotos:\n  alt:\n    en: A\n'],
  [
    'an entry of an empty list is a block, its dashes indented',
    insert(0, { id: 'a', title: { en: 'A', ta: 'பொ' }, price: { from: 5 }, days: ['monday'], phone: '+91123' }),
    ' []',
    `
  - id: a
    title:
      en: A
      ta: பொ
    price: { from: 5 }
    days: [monday]
    phone: "+91123"`,
  ],
])('%s', (_name, edit, before, after) => {
  expect(editYaml(FILE, edit)).toBe(FILE.replace(before, after));
});

test('a new key is placed in the order of the schema, and so are the keys in it', () => {
  const order: KeyOrder = (path) =>
    path.length === 0 ? ['name', 'email', 'hours', 'exceptions', 'price'] : ['day', 'hours', 'reason'];
  const value = [{ reason: { en: 'Pongal' }, hours: 'closed', day: '2027-01-14' }];
  expect(editYaml(editYaml(FILE, set(['email'], 'a@b.example'), order), set(['exceptions'], value), order)).toBe(
    FILE.replace('phone:', 'email: a@b.example\nphone:').replace(
      'price:',
      '\nexceptions:\n  - day: 2027-01-14\n    hours: closed\n    reason:\n      en: Pongal\nprice:',
    ),
  );
});

const LIST = `offers: # for everybody
  # the list
  - id: a
    tag: 'old' # chosen

  # about b
  - id: b
    tag: 'new'
    # below b

  - id: c

after: 1
`;
const [A, B, C] = ["  - id: a\n    tag: 'old' # chosen\n", "  - id: b\n    tag: 'new'\n    # below b\n", '  - id: c\n'];

test.each<[string, YamlEdit, before: string, after: string]>([
  [
    'a new one is apart, and quoted as its neighbours are',
    insert(2, { id: 'x', tag: 'y' }),
    B,
    `${B}\n  - id: x\n    tag: 'y'\n`,
  ],
  [
    'one moves with the comments above, in and below it',
    move(1, 0),
    `${A}\n  # about b\n${B}`,
    `  # about b\n${B}\n${A}`,
  ],
  ['one goes with the comments in and below it; one above that follows a blank line stays', remove('offers', 1), B, ''],
  ['of two blank lines that meet, one goes', remove('offers', 2), `${C}\n`, ''],
  [
    'a whole list that a form sends changes where it differs',
    set(['offers'], [{ id: 'c' }, { id: 'a', tag: 'older' }]),
    `${A}\n  # about b\n${B}\n${C}`,
    `${C}\n  # about b\n\n${A.replace('old', 'older')}`,
  ],
])('of the entries of a list, %s', (_name, edit, before, after) => {
  expect(editYaml(LIST, edit)).toBe(LIST.replace(before, after));
});

test('a new entry that is still empty is filled in as its neighbours are written', () => {
  const empty = editYaml(LIST, insert(3, { id: 'x', tag: null }));
  expect(editYaml(empty, set(['offers', 3, 'tag'], '🪔'))).toBe(LIST.replace(C, `${C}\n  - id: x\n    tag: '🪔'\n`));
});

test.each<[before: string, YamlEdit, after: string]>([
  // A comment above an entry is about it, unless a blank line comes before.
  ['a:\n  - b\n  # of c\n  - c\n  # of d\n  - d\n', remove('a', 1), 'a:\n  - b\n  # of d\n  - d\n'],
  // The last entry leaves brackets, and comes back below the comments of the list.
  ['offers: # all\n  # list\n  - id: a\nb: 1\n', remove('offers', 0), 'offers: [] # all\n  # list\nb: 1\n'],
  ['offers: [] # all\n  # list\nb: 1\n', insert(0, { id: 'a' }), 'offers: # all\n  # list\n  - id: a\nb: 1\n'],
  // Groups that are missing on the way are written, too.
  ['a: {}\n', set(['a', 'b', 'c'], 'd'), 'a:\n  b:\n    c: d\n'],
  ['a: # about\n', set(['a', 'b'], 'c'), 'a: # about\n  b: c\n'],
  ['a: 1', set(['b'], 2), 'a: 1\nb: 2'],
  // A shared value is written out where it must not change.
  ['a: &main "1" # shared\nb: *main\n', set(['a'], '2'), 'a: &main "2" # shared\nb: "1"\n'],
  ['a: &main "1" # shared\nb: *main\n', set(['b'], '2'), 'a: &main "1" # shared\nb: "2"\n'],
])('nothing else changes: %j', (before, edit, after) => {
  expect(editYaml(before, edit)).toBe(after);
});

test('line ends, byte order mark and a missing last line break stay', () => {
  const windows = `\uFEFF${FILE.replaceAll('\n', '\r\n').trimEnd()}`;
  expect(editYaml(windows, set(['offers'], [{ en: 'One' }]))).toBe(windows.replace(' []', '\r\n  - en: One'));
});

test.each([
  ['a: [', set(['a'], 1), UnreadableYaml],
  ['a: 1\na: 2\n', set(['a'], 1), UnreadableYaml],
  [FILE, set(['phone', 'number'], 1), ImpossibleEdit],
  [FILE, move(0, 1), ImpossibleEdit],
])('what cannot be edited is told by name: %j', (text, edit, error) => {
  expect(() => editYaml(text, edit)).toThrow(error);
});
